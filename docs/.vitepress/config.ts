import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { tabsMarkdownPlugin } from 'vitepress-plugin-tabs'
import { diagrams } from './markdown/diagrams.ts'
import { literalBraces } from './markdown/literalBraces.ts'
import { sourceLinks } from './markdown/sourceLinks.ts'
import { tabGroups } from './markdown/tabGroups.ts'
import { nav, sidebar } from './sidebar.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Third headings are the same under each name: the outline leaves them out. */
const REFERENCE = { pageClass: 'reference', outline: 2 }
/** Letters of `A/B` are words of their own, which begin most others. */
const SEARCH = { prefix: (term: string) => term.length > 2 }
const HOME = { pageClass: 'home', sidebar: false, aside: false }

/**
 * The documentation site. It shows `docs/` as it lies: a link that works in a checkout works here.
 */
export default defineConfig({
  title: 'SiteBlocks',
  description: 'Shows entries of the Builder.io format on any page, with one script.',
  lang: 'en',
  base: '/docs/',
  outDir: fileURLToPath(new URL('../../dist/docs', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../node_modules/.cache/vitepress', import.meta.url)),
  srcExclude: ['node_modules/**'],
  rewrites: { 'README.md': 'guides.md', ':folder/README.md': ':folder/index.md' },
  ignoreDeadLinks: 'localhostLinks',
  // In place of front matter, which the formatter does not know.
  transformPageData(page) {
    const { relativePath: path, frontmatter } = page
    if (path === 'index.md') Object.assign(frontmatter, HOME)
    if (path === 'example-apps.md') frontmatter.aside = false
    if (path === 'options.md') frontmatter.pageClass = 'names'
    if (path.startsWith('api/') && path !== 'api/README.md') {
      Object.assign(frontmatter, REFERENCE)
    }
  },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      md.use(tabGroups)
      md.use(tabsMarkdownPlugin)
      md.use(sourceLinks, root, process.env.DOCS_PLAYGROUND || undefined)
      md.use(literalBraces)
      md.use(diagrams)
    },
  },
  themeConfig: {
    nav,
    sidebar,
    search: { provider: 'local', options: { miniSearch: { searchOptions: SEARCH } } },
    outline: { level: [2, 3] },
    docFooter: { prev: 'Before', next: 'Next' },
  },
  vite: { server: { port: 4175 }, publicDir: `${root}node_modules/.cache/siteblocks-frames` },
})
