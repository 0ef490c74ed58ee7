import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { documentation } from '../../tools/docs/documentation'
import { type Figure, figureProblems, uncheckedSizes } from '../../tools/docs/figures'
import { expect, test } from '../fixtures'

const read = (path: string): Buffer => readFileSync(new URL(`../../${path}`, import.meta.url))

/** Formats bytes as kB, rounded to halves. */
const kB = (bytes: number): string => `${Math.round(bytes / 500) / 2} kB`
const gzipped = (path: string): number => gzipSync(read(path), { level: 9 }).length

/** Limit in gzipped bytes. */
const { limit: EMBED_LIMIT, brotliLimit: BROTLI_LIMIT } = JSON.parse(
  read('tools/bench/embedSize.json').toString(),
)

/** A limit that `npm run test:size` checks. */
function limit(name: string): string {
  const source = read('tools/bench/size.mjs').toString()
  const [, bytes = ''] = new RegExp(`const ${name} = ([\\d_]+)`).exec(source) ?? []
  return `${Number(bytes.replace(/_/g, '')) / 1000} kB`
}

/** What `size-limit` measures, as in `import { createClient } from 'siteblocks/client'`. */
const IMPORTS: readonly { readonly name: string; readonly limit: string }[] = JSON.parse(
  read('tools/bench/importSizes.json').toString(),
)

const SIZES: readonly Figure[] = [
  ...IMPORTS.map(({ name, limit: is }) => ({
    pages: ['docs/frameworks/README.md'],
    says: new RegExp(`\`${name.replace(/[{}]/g, '\\$&')}\` +\\| ([\\d.]+ kB)`),
    is,
  })),
  {
    pages: ['README.md', 'docs/comparison.md'],
    says: /at most ([\d.]+ kB)/,
    is: `${EMBED_LIMIT / 1000} kB`,
  },
  {
    pages: ['README.md', 'docs/comparison.md'],
    says: /([\d.]+ kB) in brotli/,
    is: `${BROTLI_LIMIT / 1000} kB`,
  },
  {
    pages: ['docs/frameworks/README.md'],
    says: /at most ([\d.]+ kB)/,
    is: limit('CLIENT_LIMIT_BYTES'),
  },
  {
    pages: ['docs/connect.md'],
    says: /about ([\d.]+ kB) gzipped/,
    is: kB(gzipped('dist/connect.js')),
  },
  {
    pages: ['docs/embedding.md'],
    says: /`loader\.js` \(about ([\d.]+ kB), /,
    is: kB(read('dist/loader.js').length),
  },
  {
    pages: ['docs/embedding.md'],
    says: /, ([\d.]+ kB) gzipped\) unchanged/,
    is: `${(gzipped('dist/loader.js') / 1000).toFixed(1)} kB`,
  },
  {
    pages: ['docs/server-rendering.md'],
    says: /a script of ([\d.]+ kB), gzipped/,
    is: kB(gzipped('dist/decide.js')),
  },
  // Limits of browsers and sizes of libraries, which we do not measure; `figures.test.ts` checks
  // our own.
  { pages: ['docs/tracking.md'], says: /(60 kB) that browsers allow/, is: '60 kB' },
  { pages: ['CONTRIBUTING.md'], says: /takes (9 kB)/, is: '9 kB' },
  { pages: ['docs/architecture.md'], says: /saved (40 kB)/, is: '40 kB' },
]

/** Pages whose figures come from `npm run bench` or `npm run scale`. */
const PRINTED = ['docs/comparison.md', 'docs/scaling.md', 'docs/rendering.md']

test('the sizes in the guides match the built files', () => {
  const pages = documentation()
  expect(figureProblems(SIZES, pages)).toEqual([])
  const written = new Map([...pages].filter(([page]) => !PRINTED.includes(page)))
  expect(uncheckedSizes(SIZES, written)).toEqual([])
})
