import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'

/** Sources that break a rule, each in a file of its own. */
const FORBIDDEN = [
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
