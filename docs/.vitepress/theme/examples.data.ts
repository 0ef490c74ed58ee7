import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createMarkdownRenderer, type SiteConfig } from 'vitepress'
import { FRAMED_EXAMPLES } from '../../../tools/frames/framedExamples.ts'

/** An example, as the site shows it. */
export interface Example {
  /** Whether it is shown live. */
  readonly isFramed: boolean
  /** Its sources as highlighted HTML, the first to read first. */
  readonly files: readonly { readonly path: string; readonly html: string }[]
}

const folder = fileURLToPath(new URL('../../../examples', import.meta.url))

/** Files that the owner of an app writes, not those that its tools bring. */
const SOURCE = /\.(?:tsx?|mjs|vue|svelte|astro|php|html)$/
const FROM_TOOLS = /(?:^|\/)(?:node_modules|dist|\.\w+|tsconfig\.json)(?:\/|$)/

/** The file to read first: the component with the content. */
const FIRST = /App|app\.|page\.tsx|\[\.\.\.path\]|ServedContent|server\.mjs|functions/

declare const data: Readonly<Record<string, Example>>

export { data }

export default {
  watch: ['../../../examples/**/*'],
  async load(): Promise<typeof data> {
    const { VITEPRESS_CONFIG: config } = globalThis as unknown as { VITEPRESS_CONFIG: SiteConfig }
    const md = await createMarkdownRenderer(config.srcDir, config.markdown, config.site.base)
    const highlight = (path: string, name: string) => {
      const language = extname(path).slice(1).replace('mjs', 'js')
      const text = readFileSync(join(folder, name, path), 'utf8')
      return { path, html: md.render(`\`\`\`${language}\n${text}\`\`\``) }
    }
    return Object.fromEntries(
      examples().map((name) => [
        name,
        {
          isFramed: (FRAMED_EXAMPLES as readonly string[]).includes(name),
          files: sourcesOf(name).map((path) => highlight(path, name)),
        },
      ]),
    )
  },
}

/** Folders with an app in them. */
function examples(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && entry.name !== 'support' && entry.name !== 'node_modules',
    )
    .map(({ name }) => name)
}

function sourcesOf(name: string): string[] {
  const files = readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => SOURCE.test(path) && !FROM_TOOLS.test(path))
    .sort()
  return [...files.filter((path) => FIRST.test(path)), ...files.filter((path) => !FIRST.test(path))]
}
