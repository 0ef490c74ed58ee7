import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runCommand } from '../../.ci/runCommand.mjs'
import { writeDemo } from './writeDemo'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'dist/demo')
const { at } = parseArgs({ options: { at: { type: 'string', default: '/' } } }).values
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

writeDemo({
  root,
  folder,
  version,
  onFile: (file) => process.stdout.write(`  ${file}\n`),
})
  .then(async (pages) => {
    await writeDocumentation()
    return pages
  })
  .then(
    (pages) => {
      const shown = relative(process.cwd(), folder)
      const lines = [
        '',
        `${pages.length} pages are in ${shown}. Any server can serve that folder, at any path; the documentation in docs/ expects to be at ${at}docs/ (--at <path> changes that):`,
        '',
        `  npx serve ${shown}`,
        `  python3 -m http.server 8080 --directory ${shown}`,
        '',
      ]
      process.stdout.write(`${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`)
    },
    (error: Error) => {
      process.stderr.write(`\n${error.message}\n`)
      process.exitCode = 1
    },
  )

/**
 * The documentation site uses absolute paths, so it is built for the path where it will be served.
 */
async function writeDocumentation(): Promise<void> {
  const site = ['--base', `${at}docs/`, '--out', join(folder, 'docs'), '--playground', '']
  await runCommand(process.execPath, ['.ci/docsSite.mjs', 'build', ...site], { cwd: root })
  process.stdout.write('  docs/\n')
}
