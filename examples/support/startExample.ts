import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../../robustness/support/freePort'
import { waitFor } from '../../robustness/support/waitFor'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))

/** An example that is built and serves its pages. */
export interface Example {
  readonly url: string
  close(): Promise<void>
}

/**
 * Installs a copy of `examples/NAME` with the package as npm would publish it, and runs it.
 *
 * @param script - `start`, after a build, or `dev`.
 */
export async function startExample(
  name: string,
  script: 'start' | 'dev',
  contentHost: string,
): Promise<Example> {
  const folder = await mkdtemp(join(tmpdir(), `siteblocks-${name}-`))
  const env = { ...process.env, CONTENT_HOST: contentHost }
  const npm = (...args: string[]) => {
    const running = run('npm', args, { cwd: folder, env })
    // Nuxt waits for the end of its input before it exits.
    running.child.stdin?.end()
    return running
  }
  await cp(join(root, 'examples', name), folder, { recursive: true })
  await cp(join(root, '.npmrc'), join(folder, '.npmrc'))
  const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder]
  const { stdout } = await run('npm', pack, { cwd: root })
  await npm('install', '--no-audit', '--no-fund', '--no-progress', `./${stdout.trim()}`)
  if (script === 'start') await npm('run', 'build')

  const port = await freePort()
  const server = spawn('npm', ['run', script, '--', '--port', `${port}`], {
    cwd: folder,
    env,
    stdio: 'ignore',
    // Its own group: npm passes no signal on to what it runs.
    detached: true,
  })
  const url = `http://localhost:${port}`
  await waitFor(`${name} answers`, () => isUp(url))
  return {
    url,
    async close() {
      await stop(server)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    if (server.pid) process.kill(-server.pid)
  })
}
