import { readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** Folders of `src` by rank: a file imports from its own folder and those to the left. */
const RANKS = ['utils', 'content', 'expression', 'client', 'render', 'blocks', 'server'].map(
  (name) => `src/${name}/`,
)

/**
 * Further imports allowed for a folder. Folders listed neither here nor above may import anything.
 */
export const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/index.ts': RANKS.slice(0, -1),
  'src/internal.ts': RANKS.slice(0, -1),
  'embed/': ['src/index', 'src/internal'],
  'e2e/': [
    'playground/',
    'robustness/',
    'package.json',
    'bench/embedSize',
    // Creates content and does not know the renderer.
    'src/server/testing/nestedEntries',
  ],
  'playground/': ['package.json'],
  'playground/app/': [
    'bench/embedSize',
    'src/blocks/defaultInputs',
    'src/client/Client',
    'src/client/content/contentItem',
    'src/client/hosts',
    'src/client/options/Option',
    'src/client/pageKeys/readPageKeys',
    'src/client/requests/contentParameters',
    'src/client/variations/decideVariation',
    'src/content/',
    'src/render/block/BlockDefinition',
    'src/utils/isRecord',
    'src/utils/letterCase',
  ],
}

/** Packages that only `render` and folders to its right may import. */
const UI_PACKAGES = /^(?:react|react-dom|@emotion\/.*)(?:\/|$)/

/** Files that may import anything: build scripts, and tests that need internals. */
const EXEMPT =
  /^embed\/build\/|^embed\/.*\.test\.tsx?$|^(?:embed|src\/blocks)\/.*\btesting\/|^e2e\/global\.d\.ts$/

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g

/** Whether the ranks apply to a file. */
export function isRanked(path: string): boolean {
  return /^(?:src|embed|playground|e2e)\/.*\.tsx?$/.test(path) && !EXEMPT.test(path)
}

/** Paths and packages that a file imports. */
export function importsOf(path: string): string[] {
  return Array.from(readFileSync(path, 'utf8').matchAll(IMPORT), ([, specifier = '']) =>
    specifier.startsWith('.') ? withFolder(posix.join(posix.dirname(path), specifier)) : specifier,
  )
}

/** `src/expression` means the index of that folder. */
function withFolder(target: string): string {
  return RANKS.includes(`${target}/`) ? `${target}/` : target
}

/** Endings that an import path may omit. */
const ENDINGS = [
  '',
  '.ts',
  '.tsx',
  '.mjs',
  '.d.ts',
  '.d.mts',
  'index.ts',
  '/index.ts',
  '/index.tsx',
]

/** Whether the file at `path` may import `target`, a path in the project or a package. */
export function mayImport(path: string, target: string): boolean {
  const rank = RANKS.findIndex((folder) => path.startsWith(folder))
  if (!/^(?:src|embed|playground|e2e|bench|robustness)\//.test(target)) {
    return rank < 0 || rank >= RANKS.indexOf('src/render/') || !UI_PACKAGES.test(target)
  }
  // A block may import its own files and those shared by blocks.
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

/** Import cycles among `sources`, including type imports, each as `a.ts > b.ts > a.ts`. */
export function importCircles(
  sources: readonly string[],
  importedBy: (path: string) => readonly string[] = importsOf,
): string[] {
  const present = new Set(sources)
  const imports = new Map(
    sources.map((path) => [
      path,
      importedBy(path).flatMap((target) => {
        const file = ENDINGS.map((ending) => target + ending).find((name) => present.has(name))
        return file ?? []
      }),
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
  return circles
}
