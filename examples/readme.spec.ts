import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '../e2e/fixtures'
import { root } from '../tools/kit/root.mjs'
import { freePort } from '../tools/kit/servers/freePort'
import { waitFor } from '../tools/kit/servers/waitFor'

const run = promisify(execFile)

/** Shell blocks of a page, in order. */
async function shellBlocks(page: string): Promise<string[]> {
  const text = await readFile(join(root, page), 'utf8')
  return Array.from(text.matchAll(/```sh[^\n]*\n([\s\S]*?)\n```/g), ([, code = '']) => code)
}

test('the commands of the README install an example in a fresh clone, and serve it', async ({
  page,
  host,
}) => {
  test.setTimeout(600_000)
  const folder = await mkdtemp(join(tmpdir(), 'siteblocks-clone-'))
  await run('git', ['clone', '--quiet', '--local', root, folder])
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))

  // `npm start` also builds before it listens.
  const builder = join(folder, 'tools/kit/commands/buildWhatIsStale.mjs')
  await run('node', ['-e', `import('${builder}').then((it) => it.buildWhatIsStale())`])

  const [install = '', again = ''] = await shellBlocks('examples/README.md')
  const port = await freePort()
  const lines = `${install.replace(/\nnpm run dev$/, '')}\n${again.replace('https://content.example.com', host.contentHost)}`
  const shell = spawn('bash', ['-e', '-c', lines], {
    cwd: folder,
    env: { ...process.env, PORT: `${port}` },
    stdio: 'ignore',
    detached: true,
  })
  const ended = new Promise((resolve) => shell.once('exit', resolve))
  try {
    const url = `http://localhost:${port}`
    const isUp = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => shell.exitCode !== null,
      )
    await waitFor('the example answers', isUp, 500_000)
    expect(shell.exitCode).toBeNull()
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    if (shell.exitCode === null && shell.pid) process.kill(-shell.pid)
    await ended
    await rm(folder, { recursive: true, force: true })
  }
})
