import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeDemo } from './writeDemo'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'dist/demo')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

writeDemo({
  root,
  folder,
  version,
  onFile: (file) => process.stdout.write(`  ${file}\n`),
}).then(
  (pages) => {
    const shown = relative(process.cwd(), folder)
    const lines = [
      '',
      `${pages.length} pages are in ${shown}. Any server can serve that folder, at any path:`,
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
