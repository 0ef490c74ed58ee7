import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hostTest } from '../e2e/support/site/hostTest'
import {
  type InstalledExample,
  installExample,
  type RunningExample,
} from '../tools/kit/commands/installExample'
import { type ContentHostControls, controlsOf } from '../tools/kit/servers/contentHostControls'
import { copiedNextComponent, NEXT_PAGE } from './support/copiedSnippet'
import { countViews, goWithoutHost, goWithoutScript, visit, waitForScript } from './support/stories'

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
  /** Whether to test its development server too. */
  readonly hasDevServer?: boolean
}

const REACT_17 = ['react@17', 'react-dom@17', '@types/react@17', '@types/react-dom@17']
const REACT_18 = ['react@18', 'react-dom@18', '@types/react@18', '@types/react-dom@18']
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
  'Next 16': { example: 'next', isServed: true, hasDevServer: true },
  'Next 16 with webpack': { example: 'next', buildOptions: ['--webpack'], isServed: true },
  'Next 15': { example: 'next', packages: NEXT_15, isServed: true },
  'Next 15 with Turbopack': {
    example: 'next',
    packages: NEXT_15,
    buildOptions: ['--turbopack'],
    isServed: true,
  },
  'Next 16 with what the playground copies': {
    example: 'next',
    edits: { 'app/[[...path]]/page.tsx': () => NEXT_PAGE },
    adds: async (host) => ({ 'app/Content.tsx': await copiedNextComponent(host) }),
    isServed: true,
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
        await writeFile(join(installed.folder, path), text)
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
        await visit({ page, content, example: running, isServed, isStatic })
        await page.close()
      })
    }

    if (hasDevServer) {
      // Allows for development servers that compile on request.
      test('shows content while it is developed', async ({ page, content }) => {
        test.setTimeout(240_000)
        const developed = await installed.start('dev')
        await countViews({ page, content, example: developed, isServed, isStatic })
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
        play({ page, content, example: running, isServed, isStatic }),
      )
    }
  })
}
