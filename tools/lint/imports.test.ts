import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { ensureDependencies } from '../kit/commands/ensureDependencies.mjs'
import { root } from '../kit/root.mjs'
import { LAYERS } from './layers.mjs'

type Pair = readonly [from: string, to: string]

/** Imports that no order of layers forbids, but a rule of its own does. */
const FORBIDDEN: readonly Pair[] = [
  ['src/client/page/a.ts', 'node_modules/react/index.js'],
  ['src/blocks/text/a.ts', 'src/blocks/image/b.ts'],
  ['src/blocks/form/fields/a.ts', 'src/blocks/image/b.ts'],
  ['src/render/block/a.ts', 'embed/page/b.ts'],
  ['embed/page/a.ts', 'playground/server/b.ts'],
  ['e2e/blocks/a.ts', 'embed/page/b.ts'],
  ['playground/server/a.ts', 'src/content/b.ts'],
  ['playground/app/ui/a.ts', 'src/client/tracking/b.ts'],
  ['playground/app/ui/a.ts', 'tools/kit/b.ts'],
  ['tools/docs/a.ts', 'e2e/support/b.ts'],
]

/** One import against the order for each pair of neighbouring ranks, and within each rank. */
const AGAINST_THE_ORDER: readonly Pair[] = Object.entries(LAYERS).flatMap(([folder, ranks]) => {
  const steps = ranks.slice(1).map((upper, index) => [ranks[index], upper].map(firstOf))
  const inside = ranks.filter(Array.isArray)
  return [...steps, ...inside].map(
    ([from = '', to = '']): Pair => [fileIn(folder, from, 'a'), fileIn(folder, to, 'b')],
  )
})

const CIRCLE: readonly Pair[] = [
  ['src/render/circle/a.ts', 'src/render/circle/b.ts'],
  ['src/render/circle/b.ts', 'src/render/circle/a.ts'],
]

const ALL = [...FORBIDDEN, ...AGAINST_THE_ORDER, ...CIRCLE]

function firstOf(rank: string | readonly string[] | undefined): string {
  return [rank ?? []].flat()[0] ?? ''
}

function fileIn(folder: string, layer: string, name: string): string {
  return layer === '*' ? `${folder}/${name}.ts` : `${folder}/${layer}/${name}.ts`
}

let violations: readonly string[] = []

beforeAll(async () => {
  const tool = join(root, 'tools/lint')
  await ensureDependencies(tool)
  const folder = mkdtempSync(join(tmpdir(), 'siteblocks-imports-'))
  for (const [path, targets] of importsOf(ALL)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    const lines = targets.map((target) => {
      const specifier = relative(dirname(path), target).replace(/\.ts$/, '')
      return `import type { B } from '${specifier.startsWith('.') ? specifier : `./${specifier}`}'\n`
    })
    writeFileSync(file, `${lines.join('')}export type B = 1\n`)
  }
  const program = join(tool, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const config = join(tool, 'imports.config.mjs')
  const folders = ['src', 'embed', 'playground', 'e2e', 'tools']
  const args = [program, '--config', config, '--output-type', 'json', ...folders]
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: readonly { from: string; to: string }[] }
  }
  violations = summary.violations.map(({ from, to }) => `${from} → ${to}`)
  rmSync(folder, { recursive: true })
})

/** The files that the imports need, each with the files that it imports. */
function importsOf(pairs: readonly Pair[]): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>()
  for (const [from, to] of pairs) {
    files.set(from, [...(files.get(from) ?? []), to])
    if (!files.has(to)) files.set(to, [])
  }
  return files
}

it.each([...FORBIDDEN, ...AGAINST_THE_ORDER, CIRCLE[0] as Pair])(
  'refuses in %s an import of %s',
  (from, to) => {
    expect(violations).toContain(`${from} → ${to}`)
  },
)
