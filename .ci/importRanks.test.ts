import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The rooms of `src`, from left to right: a file imports from its own and from those before it. */
const RANKS = ['utils', 'content', 'expression', 'client', 'render', 'blocks', 'server'].map(
  (name) => `src/${name}/`,
)

/** What else a folder may import of the project; folders that are not listed here or above may import anything. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/index.ts': RANKS.slice(0, -1),
  'src/internal.ts': RANKS.slice(0, -1),
  'embed/': ['src/index', 'src/internal'],
  'e2e/': ['playground/', 'robustness/', 'package.json', 'bench/embedSize'],
  'playground/': ['package.json'],
  'playground/app/': [
    'bench/embedSize',
    'src/blocks/defaultInputs',
    'src/client/hosts',
    'src/client/options/Option',
    'src/client/Client',
    'src/client/content/contentItem',
    'src/client/hosts',
    'src/client/options/Option',
    'src/client/pageKeys/readPageKeys',
    'src/client/requests/contentParameters',
    'src/client/variations/decideVariation',
    'src/content/',
    'src/render/block/BlockDefinition',
    'src/utils/letterCase',
  ],
}

/** Folders that only `render` and what stands to its right may import. */
const UI_PACKAGES = /^(?:react|react-dom|@emotion\/.*)(?:\/|$)/

/** Files that no rule is for: what builds, and what tests the widget with parts of the sources. */
const EXEMPT =
  /^embed\/build\/|^embed\/.*\.test\.tsx?$|^(?:embed|src\/blocks)\/.*\btesting\/|^e2e\/global\.d\.ts$/

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g

const files = ['src', 'embed', 'playground', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules') && !EXEMPT.test(path)),
)

function importsOf(path: string): string[] {
  return Array.from(readFileSync(path, 'utf8').matchAll(IMPORT), ([, specifier = '']) =>
    specifier.startsWith('.') ? withFolder(posix.join(posix.dirname(path), specifier)) : specifier,
  )
}

/** `src/expression` stands for the index of that folder. */
function withFolder(target: string): string {
  return RANKS.includes(`${target}/`) ? `${target}/` : target
}

/** Whether the file at `path` may import `target`: a path in the project, or the name of a package. */
function mayImport(path: string, target: string): boolean {
  const rank = RANKS.findIndex((folder) => path.startsWith(folder))
  if (!/^(?:src|embed|playground|e2e|bench|robustness)\//.test(target)) {
    return rank < 0 || rank >= RANKS.indexOf('src/render/') || !UI_PACKAGES.test(target)
  }
  // A block imports itself, and what blocks share.
  const block = /^src\/blocks\/([^/]+)\//.exec(target)?.[0]
  if (block && /^src\/blocks\/[^/]+\//.test(path)) {
    return path.startsWith(block) || block === 'src/blocks/internals/'
  }
  if (rank >= 0) return RANKS.slice(0, rank + 1).some((folder) => target.startsWith(folder))
  const rules = Object.keys(ALLOWED).filter((folder) => path.startsWith(folder))
  const own = path.slice(0, path.indexOf('/') + 1)
  return (
    rules.length === 0 ||
    (own !== 'src/' && target.startsWith(own)) ||
    rules.some((folder) => ALLOWED[folder]?.some((allowed) => target.startsWith(allowed)))
  )
}

describe('import ranks', () => {
  it.each([
    ['src/utils/a.ts', 'src/content/types', false],
    ['src/client/a.ts', 'react', false],
    ['src/client/a.ts', 'src/content/types', true],
    ['src/render/a.ts', 'src/blocks/text/Text', false],
    ['src/render/a.ts', 'src/internal', false],
    ['src/blocks/text/a.ts', 'src/blocks/image/Image', false],
    ['src/blocks/text/a.ts', 'src/blocks/internals/useInView', true],
    ['src/blocks/defaultBlocks.ts', 'src/blocks/text/textBlock', true],
    ['embed/widget/a.ts', 'src/client/Client', false],
    ['embed/widget/a.ts', 'src/internal', true],
    ['playground/server/a.ts', 'src/content/types', false],
    ['playground/app/a.ts', 'src/content/types', true],
    ['e2e/blocks/a.ts', 'embed/index', false],
  ])('let %s import %s: %j', (path, target, allowed) => {
    expect(mayImport(path, target)).toBe(allowed)
  })

  it('hold in every file', () => {
    expect(files.length).toBeGreaterThan(1_000)
    const wrong = files.flatMap((path) =>
      importsOf(path)
        .filter((target) => !mayImport(path, target))
        .map((target) => `${path} imports ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('go round in no circle, not even for a type', () => {
    const sources = files.filter(
      (path) => /^(?:src|embed)\//.test(path) && !/\.test\.|\/testing\//.test(path),
    )
    const imports = new Map(
      sources.map((path) => [
        path,
        importsOf(path).flatMap((target) =>
          sources.filter(
            (file) => file.replace(/\.tsx?$/, '') === target || file === `${target}index.ts`,
          ),
        ),
      ]),
    )
    const done = new Set<string>()
    const circles: string[] = []
    function follow(path: string, way: readonly string[]): void {
      if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' > '))
      if (way.includes(path) || done.has(path)) return
      for (const target of imports.get(path) ?? []) follow(target, [...way, path])
      done.add(path)
    }
    for (const path of sources) follow(path, [])
    expect(circles).toEqual([])
  })
})
