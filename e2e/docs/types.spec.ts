import type { CodeBlock } from '../../tools/docs/codeBlocks'
import { documentedBlocks } from '../../tools/docs/documentation'
import { expect, test } from '../fixtures'
import { compileSite } from '../support/build/packedTypes'

const RESOLUTIONS = {
  bundler: { module: 'ESNext', moduleResolution: 'bundler' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
}

/** What the pages of readers have beside SiteBlocks. */
const READERS_PAGE = `import 'siteblocks/global'
declare global {
  const __tcfapi: (...args: any[]) => void
  const cart: { skus: string[]; add(sku: string): void }
  const dataLayer: unknown[]
  const gtag: (...args: unknown[]) => void
}`

type File = readonly [path: string, text: string]

const blocks = documentedBlocks()

test('the code of the guides compiles in strict TypeScript, however imports resolve', async () => {
  const files = blocks.filter(({ kind }) => kind === 'npm').map((block) => fileOf(block))
  for (const [name, options] of Object.entries(RESOLUTIONS)) {
    expect(await compile(name, files, options), name).toBe('')
  }
})

test('the scripts of the guides read only what events, options and methods have', async () => {
  const scripts = blocks
    .filter(({ kind }) => ['page', 'fragment', 'script'].includes(kind))
    .map((block) => fileOf({ ...block, language: 'js', code: scriptOf(block) }))
  // Scripts have no types of their own, and do not ask whether their elements are there.
  const options = {
    noImplicitAny: false,
    strictNullChecks: false,
    exactOptionalPropertyTypes: false,
  }
  expect(await compile('scripts', [['page.d.ts', READERS_PAGE], ...scripts], options)).toBe('')
})

function compile(name: string, files: readonly File[], options: object): Promise<string> {
  return compileSite(test.info().outputPath(name), Object.fromEntries(files), options)
}

/** Pads the code, so that line numbers in the compiler's messages match the guide. */
function fileOf({ page, line, language, code }: CodeBlock): File {
  return [`${page}/line-${line}.${language}`, '\n'.repeat(line) + code]
}

/** The code of a script; of HTML, that of its scripts, on the lines where it stands. */
function scriptOf({ language, code }: CodeBlock): string {
  if (language === 'js') return code
  const outside = /^[\s\S]*?(?:<script>|$)|<\/script>[\s\S]*?(?:<script>|$)/g
  return code.replace(outside, (html) => html.replace(/.+/g, ''))
}
