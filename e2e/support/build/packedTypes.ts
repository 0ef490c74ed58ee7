import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { pack } from '../../../tools/kit/commands/installExample'
import { root } from '../../../tools/kit/root.mjs'

const run = promisify(execFile)

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
  include: ['src'],
}

/**
 * Compiles the files of a site in strict TypeScript against the package as npm would publish it.
 *
 * @param folder - Folder for the site's files.
 * @param options - Compiler options that override the defaults.
 * @returns Output of the compiler, empty without errors.
 */
export async function compileSite(
  folder: string,
  files: { readonly [path: string]: string },
  options: object = {},
): Promise<string> {
  const compilerOptions = { ...CONFIG.compilerOptions, ...options }
  const all = {
    'package.json': '{"name":"site","type":"module"}',
    'tsconfig.json': JSON.stringify({ ...CONFIG, compilerOptions }),
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`src/${path}`, text])),
  }
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await installPackage(folder)
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = await run(process.execPath, [tsc, '-p', folder, '--pretty', 'false']).catch(
    (failed: { stdout: string }) => failed,
  )
  return stdout
}

/** Installs the package as npm would publish it into `folder`. */
async function installPackage(folder: string): Promise<void> {
  const target = join(folder, 'node_modules/siteblocks')
  await mkdir(target, { recursive: true })
  await run('tar', ['-xzf', await pack(), '-C', target, '--strip-components=1'])
}
