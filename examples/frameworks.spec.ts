import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hostTest } from '../e2e/support/site/hostTest'
import {
  type InstalledExample,
  installExample,
  type RunningExample,
} from '../tools/kit/commands/installExample'
import { type ContentHostControls, controlsOf } from '../tools/kit/servers/contentHostControls'
import { copiedNextComponent, NEXT_PAGE } from './support/copiedSnippet'
import { countViews, goWithoutHost, goWithoutScript, visit, waitForScript } from './support/stories'
import { STRICT_NEXT } from './support/strictNext'

const test = hostTest.extend<object, { content: ContentHostControls }>({
  content: [({ contentHost }, use) => use(controlsOf(contentHost.url)), { scope: 'worker' }],
})

/** A framework with one set of versions. */
interface App {
  /** Name of the folder. */
  readonly example: string
  /** Packages in versions that differ from the example's. */
  readonly packages?: readonly string[]
  /** Changes to the text of its files, by path. */
  readonly edits?: Readonly<Record<string, (text: string) => string>>
  /** Further files by path, given the content host's address. */
  readonly adds?: (contentHost: string) => Promise<Readonly<Record<string, string>>>
  /** Arguments of `npm run build`. */
  readonly buildOptions?: readonly string[]
  /** Whether the server's HTML contains content. */
  readonly isServed: boolean
  /** Whether that HTML comes from a build. */
  readonly isStatic?: boolean
  /** Whether later routes show the placeholder until `embed.js` is there. */
  readonly routesNeedScript?: boolean
  /** Whether to test its development server too. */
  readonly hasDevServer?: boolean
}

const REACT_17 = ['react@17', 'react-dom@17', '@types/react@17', '@types/react-dom@17']
const REACT_18 = ['react@18', 'react-dom@18', '@types/react@18', '@types/react-dom@18']
const NEXT = { example: 'next', isServed: true, routesNeedScript: true }
const NEXT_15 = ['next@15', 'react@19.1', 'react-dom@19.1']

/** React 17 has no `createRoot`. */
function renderAsReact17(text: string): string {
  return text
    .replace(`import { createRoot } from 'react-dom/client'`, `import { render } from 'react-dom'`)
    .replace('createRoot(root).render(', 'render(')
    .replace('</StrictMode>,', '</StrictMode>,\n    root,')
}

const APPS: Readonly<Record<string, App>> = {
  'Vite and React 19': { example: 'vite-react', isServed: false },
  'Vite and React 18': { example: 'vite-react', packages: REACT_18, isServed: false },
  'Vite and React 17': {
    example: 'vite-react',
    packages: REACT_17,
    edits: { 'src/main.tsx': renderAsReact17 },
    isServed: false,
  },
  'Next 16': { ...NEXT, hasDevServer: true },
  'Next 16 with webpack': { ...NEXT, buildOptions: ['--webpack'] },
  'Next 15': { ...NEXT, packages: NEXT_15 },
  'Next 15 with Turbopack': {
    ...NEXT,
    packages: NEXT_15,
    buildOptions: ['--turbopack'],
  },
  'Next 16 with what the playground copies': {
    ...NEXT,
    edits: { 'app/[[...path]]/page.tsx': () => NEXT_PAGE },
    adds: async (host) => ({ 'app/Content.tsx': await copiedNextComponent(host) }),
  },
  'Next 16 on a page that requires Trusted Types': {
    ...NEXT,
    ...STRICT_NEXT,
  },
  'Vue 3': { example: 'vue', isServed: false },
  'Svelte 5': { example: 'svelte', isServed: false },
  'Angular 20': {
    example: 'angular',
    // Angular does not read environment variables.
    buildOptions: [`--define=CONTENT_HOST='CONTENT_HOST'`],
    isServed: false,
  },
  'Astro 5': { example: 'astro', isServed: true, isStatic: true },
  'Nuxt 4': { example: 'nuxt', isServed: true, hasDevServer: true },
  'plain Node': { example: 'node', isServed: true },
  'Cloudflare Workers': { example: 'workers', isServed: true },
}

for (const [title, app] of Object.entries(APPS)) {
  const {
    example,
    packages,
    edits = {},
    adds,
    buildOptions = [],
    isServed,
    isStatic = false,
    routesNeedScript = false,
    hasDevServer = false,
  } = app
  test.describe(title, () => {
    let installed: InstalledExample
    let running: RunningExample

    test.beforeAll(async ({ content }) => {
      test.setTimeout(600_000)
      installed = await installExample(example, { contentHost: content.url, packages })
      for (const [path, edit] of Object.entries(edits)) {
        const file = join(installed.folder, path)
        await writeFile(file, edit(await readFile(file, 'utf8')))
      }
      for (const [path, text] of Object.entries((await adds?.(content.url)) ?? {})) {
        const file = join(installed.folder, path)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, text)
      }
      const options = buildOptions.map((option) =>
        option.replace("'CONTENT_HOST'", `'${content.url}'`),
      )
      await installed.run('npm', 'run', '--if-present', 'build', '--', ...options)
      running = await installed.start('start')
    })
    test.beforeEach(({ content }) => content.reset())
    test.afterAll(async () => {
      await running?.close()
      await installed?.remove()
    })

    if (isServed) {
      test('shows content before any script', async ({ browser, content }) => {
        const page = await browser.newPage({ javaScriptEnabled: false })
        await visit({ page, content, example: running, isServed, isStatic, routesNeedScript })
        await page.close()
      })
    }

    if (hasDevServer) {
      // Allows for development servers that compile on request.
      test('shows content while it is developed', async ({ page, content }) => {
        test.setTimeout(240_000)
        const developed = await installed.start('dev')
        await countViews({
          page,
          content,
          example: developed,
          isServed,
          isStatic,
          routesNeedScript,
        })
        await developed.close()
      })
    }

    for (const [name, play] of Object.entries({
      'shows content without a warning, and counts each page view once': countViews,
      'stands while the script is slow': waitForScript,
      'stands where the script fails': goWithoutScript,
      'stands while the content host is down': goWithoutHost,
    })) {
      test(name, ({ page, content }) =>
        play({ page, content, example: running, isServed, isStatic, routesNeedScript }),
      )
    }
  })
}
