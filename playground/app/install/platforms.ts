import { nextSnippet, reactSnippet, svelteSnippet, vueSnippet } from './appSnippets'
import { containerSnippet, elementPart, elementSnippet, loaderTag, mountCode } from './htmlSnippets'
import { ARCHIVE_HINT, PACKAGE } from './npmPackage'
import type { InstallStep, Platform } from './Platform'
import rows from './platforms.json'
import type { SnippetOptions } from './SnippetOptions'
import { serverSnippet } from './serverSnippet'
import { tagManagerSnippet } from './tagManagerSnippet'
import { postSnippet, themeSnippet } from './wordpressSnippets'

/** A platform in words. */
interface PlatformRow extends Omit<Platform, 'steps'> {
  readonly steps: readonly StepRow[]
}

/** A step in words. Its code has a name. */
interface StepRow extends InstallStep {
  readonly code?: keyof typeof CODES
  /** Present where the step depends on whether the head asks for script and content. */
  readonly isEarly?: boolean
}

type WriteCode = (options: SnippetOptions, trustedTypes: boolean) => string

/** All code to paste, by the names that the rows use. */
const CODES = {
  loader: loaderTag,
  element: elementSnippet,
  place: (options) => (options.isEarly ? elementPart(options) : elementSnippet(options)),
  container: containerSnippet,
  mount: ({ widget }) => mountCode(widget),
  post: postSnippet,
  theme: themeSnippet,
  tagManager: tagManagerSnippet,
  npm: () => `npm install ${PACKAGE}`,
  npmWithReact: () => `npm install ${PACKAGE} react react-dom`,
  react: reactSnippet,
  next: nextSnippet,
  nextPage(options) {
    const url = nextSnippet(options).includes('url: string') ? ' url="/"' : ''
    return `import { Content } from './Content'\n\nexport default function Page() {\n  return <Content${url} />\n}`
  },
  vueConfig: () => `vue({
  template: { compilerOptions: { isCustomElement: (tag) => tag === 'site-blocks' } },
})`,
  vue: vueSnippet,
  svelte: svelteSnippet,
  server: serverSnippet,
} satisfies { readonly [name: string]: WriteCode }

/** Sentences that several rows share. */
const SENTENCES: { readonly [name: string]: string } = {
  open: 'Visit the page as anybody would. Watch shows its first impression.',
  npm: `In a terminal, in the folder with your package.json.${ARCHIVE_HINT}`,
}

/** All platforms, in the order of their list. */
export const platforms: readonly Platform[] = (rows as readonly PlatformRow[]).map((row) => ({
  ...row,
  steps: (options, trustedTypes) =>
    row.steps
      .filter(({ isEarly = options.isEarly }) => Boolean(isEarly) === Boolean(options.isEarly))
      .map(({ isEarly: _, code, where, ...step }) => ({
        ...step,
        where: where.replace(/\{(\w+)\}/g, (_, name) => SENTENCES[name] ?? ''),
        ...(code && { code: (CODES[code] as WriteCode)(options, trustedTypes) }),
      })),
}))
