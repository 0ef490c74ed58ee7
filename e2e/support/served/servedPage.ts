import { htmlPage } from '../site/htmlPage'
import type { Site } from '../site/startSite'

/** Result of `siteblocks/server`. */
export interface RenderedContent {
  readonly html: string
  readonly css: string
  readonly entry: { readonly testVariationId?: string }
  readonly setCookies: readonly string[]
}

interface ServerModule {
  renderToHtml(entry: unknown, options: object): RenderedContent
  readonly DECIDE_HASH: string
}

/** Imports `dist/server.mjs` like a site's own server. */
export async function serverModule(): Promise<ServerModule> {
  return await import(new URL('../../../dist/server.mjs', import.meta.url).href)
}

/** A page that embeds server-rendered content. */
export interface ServedPage {
  /** Value of its `Content-Security-Policy`. */
  readonly policy?: string
  readonly nonce?: string
  /**
   * Position of the widget's script.
   *
   * @default 'body', async
   */
  readonly script?: 'body' | 'head' | 'none'
  /** Further markup of its head. */
  readonly head?: string
}

/** Makes a site answer `path` with a page that embeds server-rendered content. */
export function serve(
  site: Site,
  path: string,
  { html, setCookies }: RenderedContent,
  { policy, nonce, script = 'body', head = '' }: ServedPage = {},
): void {
  const mark = nonce ? ` nonce="${nonce}"` : ''
  const early = script === 'head' ? `<script${mark} src="/embed.js"></script>` : ''
  const late = script === 'body' ? `<script${mark} async src="/embed.js"></script>` : ''
  site.answer(path, {
    html: htmlPage(`<title>Served</title>${head}${early}
      <body>${html}<p id="below">Below</p>${late}`),
    headers: {
      ...(policy && { 'content-security-policy': policy }),
      ...(setCookies.length > 0 && { 'set-cookie': [...setCookies] }),
    },
  })
}
