import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'

/** Sources that break a rule, each in a file of its own. */
const FORBIDDEN = [
  ['src/utils/a.ts', "import type { B } from '../content/b'", 'may not import'],
  ['src/content/a.ts', "export { b } from '../expression'", 'may not import'],
  ['src/expression/run/a.ts', "import { b } from '../../client/b'", 'may not import'],
  ['src/client/a.ts', "import { useRef } from 'react'", 'may not import'],
  ['src/client/b.ts', "import { c } from '../render/c'", 'may not import'],
  ['src/render/a.tsx', "const b = import('../blocks/b')", 'may not import'],
  ['src/render/b.ts', "import { c } from '../internal'", 'may not import'],
  ['src/render/styles/a.ts', "import { b } from '../html/b'", 'may not import'],
  ['src/render/html/a.ts', "import { b } from '../block/b'", 'may not import'],
  ['src/render/scripts/a.ts', "import type { B } from '../entry/b'", 'may not import'],
  ['src/render/hooks/a.ts', "import { b } from '../block/b'", 'may not import'],
  ['src/render/block/a.ts', "import type { B } from '../entry/b'", 'may not import'],
  ['src/render/static/a.ts', "import type { B } from '../entry/b'", 'may not import'],
  ['src/render/entry/a.ts', "import type { B } from '../root/b'", 'may not import'],
  ['src/render/root/a.ts', "import type { B } from '../react/b'", 'may not import'],
  ['src/render/react/a.ts', "import type { B } from '../parted/b'", 'may not import'],
  ['src/render/parted/a.ts', "import type { B } from '../react/b'", 'may not import'],
  ['src/blocks/a.ts', "import { b } from '../server/b'", 'may not import'],
  ['src/blocks/text/a.ts', "import { b } from '../image/b'", 'may not import'],
  ['src/blocks/form/fields/a.ts', "import { b } from '../../image/b'", 'may not import'],
  ['src/index.ts', "export { b } from './server/b'", 'may not import'],
  ['embed/page/a.ts', "import { b } from '../../src/client/b'", 'may not import'],
  ['playground/server/a.ts', "import { b } from '../../src/content/b'", 'may not import'],
  ['playground/app/a.ts', "import { b } from '../../src/client/b'", 'may not import'],
  ['e2e/blocks/a.ts', "import { b } from '../../embed/b'", 'may not import'],
  ['src/render/circle/a.ts', "import type { B } from './b'\nexport type A = B", 'part of a cycle'],
  ['src/render/circle/b.ts', "import type { A } from './a'\nexport type B = A", 'part of a cycle'],
  ['src/content/window.ts', 'export const width = window.innerWidth', 'global variable window'],
  ['embed/page/b.ts', 'page.close(box, true)', 'boolean'],
  ['src/utils/b.ts', 'new Box(false)', 'boolean'],
] as const

interface Finding {
  readonly message: string
  readonly location: { readonly path: string }
}

let found: readonly Finding[] = []

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'siteblocks-lint-'))
  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  cpSync('tools/lint', join(folder, 'tools/lint'), { recursive: true })
  const config = JSON.parse(readFileSync('biome.json', 'utf8'))
  write('biome.json', JSON.stringify({ ...config, vcs: { enabled: false } }))
  for (const [path, source] of FORBIDDEN) write(path, `${source}\n`)
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  found = JSON.parse(stdout).diagnostics
  rmSync(folder, { recursive: true })
})

it.each(FORBIDDEN)('%s with "%s" is refused', (path, _, message) => {
  const messages = found
    .filter((it) => it.location.path === path && !it.message.includes('unused'))
    .map((it) => it.message)
  expect(messages).toEqual([expect.stringContaining(message)])
})

it.each([
  { subject: 'fix(client/api)!: drop the onClick option', status: 0 },
  { subject: "Merge branch 'day-4'", status: 1 },
  { subject: 'wip(form): Keep a value.', status: 1 },
])('commitlint ends with $status for "$subject"', ({ subject, status }) => {
  const args = [
    'node_modules/@commitlint/cli/cli.js',
    '--config',
    'tools/lint/commitlint.config.mjs',
  ]
  expect(spawnSync(process.execPath, args, { input: subject }).status).toBe(status)
})
