import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { documentedBlocks } from '../../.ci/docs/documentation'
import { expect, test } from '../fixtures'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))

const CONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    types: [],
  },
  include: ['guides'],
}

/** Unpacks what npm would publish into `folder`, as `npm install` does. */
async function installPackage(folder: string): Promise<void> {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const { stdout } = await run('npm', args, { cwd: root, shell: process.platform === 'win32' })
  const [{ filename }] = JSON.parse(stdout)
  const target = join(folder, 'node_modules/siteblocks')
  await mkdir(target, { recursive: true })
  await run('tar', ['-xzf', join(folder, filename), '-C', target, '--strip-components=1'])
}

test('the code of the guides compiles against the package, in strict TypeScript', async () => {
  const folder = test.info().outputPath('site')
  await mkdir(folder, { recursive: true })
  await installPackage(folder)
  await writeFile(join(folder, 'package.json'), '{"name":"site","type":"module"}')
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG))
  for (const block of documentedBlocks().filter(({ kind }) => kind === 'npm')) {
    // Lines of the compiler's messages are those of the guide.
    const code = '\n'.repeat(block.line) + block.code
    const file = join(folder, 'guides', block.page, `line-${block.line}.${block.language}`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, code)
  }
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = await run(process.execPath, [tsc, '-p', folder, '--pretty', 'false']).catch(
    (failed: { stdout: string }) => failed,
  )
  expect(stdout).toBe('')
})
