import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Folder of the importing file, what it imports, and whether it may. */
const imports: readonly [folder: string, specifier: string, allowed: boolean][] = [
  ['src/utils', '../content/types', false],
  ['src/utils', 'react', false],
  ['src/content', '../expression/parse', false],
  ['src/content', '../client/Client', false],
  ['src/content', '../utils/isRecord', true],
  ['src/expression', '../client/Client', false],
  ['src/client', '../render/Block', false],
  ['src/client', 'react', false],
  ['src/client', '@emotion/react', false],
  ['src/client', '../content/types', true],
  ['src/render', '../blocks/text/Text', false],
  ['src/render', '../../embed/page/createHostPage', false],
  ['src/render', '../client/Client', true],
  ['src/render', 'react', true],
  ['src/blocks/text', '../image/Image', false],
  ['src/blocks/text', '../../server/Cookies', false],
  ['src/blocks/text', '../../index', false],
  ['src/blocks/text', '../internals/useInView', true],
  ['src/blocks/text', '../../render/Blocks', true],
  ['src/server', '../../embed/page/createHostPage', false],
  ['src/server', '../render/Content', true],
  ['embed', '../src/client/Client', false],
  ['embed', '../playground/listen', false],
  ['embed', '../src/index', true],
  ['embed', '../src/internal', true],
  ['src/render', '../internal', false],
  ['playground/app', '../../src/index', false],
  ['playground/server', '../../embed/page/createHostPage', false],
  ['e2e', '../src/index', false],
  ['e2e', '../embed/index', false],
  ['e2e', '../playground/server/startContentHost', true],
]

const impurities: readonly [folder: string, code: string, rule: string][] = [
  ...['window', 'document', 'fetch', 'localStorage', 'navigator'].flatMap(
    (name): [string, string, string][] => [
      ['src/content', `export const x = ${name}\n`, 'noRestrictedGlobals'],
      ['src/expression', `export const x = ${name}\n`, 'noRestrictedGlobals'],
    ],
  ),
  ['src/render', 'console.log(1)\n', 'noConsole'],
  ['src/client', 'export const x: any = 1\n', 'noExplicitAny'],
  ['src/blocks/text', 'export default 1\n', 'noDefaultExport'],
]

let folder: string
let findings: Map<string, string[]>

const importProbe = (index: number): string => `${imports[index]?.[0]}/imports${index}.ts`
const impurityProbe = (index: number): string => `${impurities[index]?.[0]}/impurity${index}.ts`

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'siteblocks-lint-'))
  const config = JSON.parse(readFileSync('biome.json', 'utf8')) as Record<string, unknown>
  write('biome.json', JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }))
  imports.forEach(([, specifier], index) => {
    write(importProbe(index), `import { a } from '${specifier}'\nexport const b = a\n`)
  })
  impurities.forEach(([, code], index) => {
    write(impurityProbe(index), code)
  })
  const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome')
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=json', '--max-diagnostics=none'],
    { cwd: folder, encoding: 'utf8' },
  )
  const report = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string | { file: string } } }[]
  }
  findings = new Map()
  for (const { category, location } of report.diagnostics) {
    const path = typeof location.path === 'string' ? location.path : location.path.file
    findings.set(path, [...(findings.get(path) ?? []), category])
  }
}, 30_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const found = (path: string, rule: string): boolean =>
  (findings.get(path) ?? []).some((category) => category.endsWith(`/${rule}`))

describe('lint', () => {
  it.each(imports.map(([from, to, allowed], index) => ({ from, to, allowed, index })))(
    'knows whether $from may import $to: $allowed',
    ({ allowed, index }) => {
      expect(found(importProbe(index), 'noRestrictedImports')).toBe(!allowed)
    },
  )

  it.each(impurities.map(([from, code, rule], index) => ({ from, code, rule, index })))(
    'reports $rule in $from: $code',
    ({ rule, index }) => {
      expect(found(impurityProbe(index), rule)).toBe(true)
    },
  )
})
