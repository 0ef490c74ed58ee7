import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { loadServerModule } from '../server/routes/loadServerModule.ts'

/** Dependencies of {@link hostPageRoute}. */
export interface HostPageDependencies {
  readonly contentHost: string
  readonly pagesFolder: string
  /** Folder of the built files. */
  readonly distFolder: string
}

/** The content's element in every host page. */
const PLACE = /<site-blocks id="content"><\/site-blocks>/

const MAX_STYLES = 50

/** Serves the host pages with the policy, and the server rendering, that their address requests. */
export function hostPageRoute({
  contentHost,
  pagesFolder,
  distFolder,
}: HostPageDependencies): Hono {
  const styles = new Map<string, string>()

  function keepStyles(css: string): string {
    const name = createHash('sha256').update(css).digest('hex').slice(0, 16)
    styles.set(name, css)
    const [oldest] = styles.keys()
    if (styles.size > MAX_STYLES && oldest !== undefined) styles.delete(oldest)
    return `/preview/styles/${name}.css`
  }

  return new Hono()
    .get('/styles/:name{[0-9a-f]+\\.css}', (context) => {
      const css = styles.get(context.req.param('name').replace('.css', ''))
      if (css === undefined) return context.notFound()
      return context.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8' })
    })
    .get('/:page{[a-z]+\\.html}', async (context, next) => {
      const page = await readFile(join(pagesFolder, context.req.param('page')), 'utf8').catch(
        () => null,
      )
      if (page === null) return next()
      const html = withManager(page, pagesFolder, context.req.query('manager'))
      const policy = policyHeader(
        context.req.query('policy'),
        contentHost,
        context.req.query('host'),
      )
      if (policy) context.header('Content-Security-Policy', policy)
      if (context.req.query('rendering') !== 'server') return context.html(html)

      const rendered = await renderOnServer({
        contentHost,
        distFolder,
        url: new URL(context.req.url),
        header: (name) => context.req.header(name),
        stylesHref: policy ? keepStyles : undefined,
      })
      context.header('Cache-Control', 'private, no-store')
      if (!rendered) return context.html(html)
      for (const cookie of rendered.setCookies)
        context.header('Set-Cookie', cookie, { append: true })
      return context.html(html.replace(PLACE, () => rendered.html))
    })
}

/**
 * Adds a simulated consent manager with its dialog, and `connect.js`, which follows it. A manager
 * without a simulation adds nothing.
 */
function withManager(html: string, pagesFolder: string, manager = ''): string {
  const hasFile = (name: string) => existsSync(join(pagesFolder, 'managers', name))
  if (!/^[a-z-]+$/.test(manager) || !hasFile(`${manager}.js`)) return html
  const stub = hasFile(`${manager}.stub.js`)
    ? `<script src="/preview/managers/${manager}.stub.js"></script>`
    : ''
  return html.replace('</head>', `${stub}$&`).replace(
    '</body>',
    `<link rel="stylesheet" href="/preview/manager.css" />
    <dialog id="consent-manager" aria-labelledby="consent-question">
      <form method="dialog">
        <p id="consent-question">May this site remember you, and count what you do?</p>
        <button value="accept">Accept</button>
        <button value="refuse">Refuse</button>
      </form>
    </dialog>
    <script src="/preview/managers/${manager}.js"></script>
    <script src="/preview/manager.js"></script>
    <script async src="/connect.js" data-consent="${manager}"></script>
    $&`,
  )
}

/**
 * CSP header for a host page's `policy`; `undefined` for no policy or an unknown one.
 *
 * @param chosenHost - Content host of the page, unless it is the playground's own.
 */
export function policyHeader(
  policy: string | undefined,
  ownHost: string,
  chosenHost?: string,
): string | undefined {
  if (policy !== 'self' && policy !== 'trusted-types') return undefined
  const contentHost = originOf(chosenHost) ?? ownHost
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self' ${contentHost}`,
    `img-src 'self' data: ${contentHost}`,
    `media-src 'self' ${contentHost}`,
    `font-src 'self' ${contentHost}`,
    'frame-src https:',
    "base-uri 'none'",
    "object-src 'none'",
  ]
  if (policy === 'trusted-types') {
    // The playground's tools load scripts through their own policy.
    directives.push("require-trusted-types-for 'script'", 'trusted-types siteblocks playground')
  }
  return directives.join('; ')
}

/**
 * The origin of an http(s) address. Anything else could inject directives and gives `undefined`.
 */
function originOf(address: string | undefined): string | undefined {
  const url = URL.canParse(address ?? '') ? new URL(address ?? '') : undefined
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}

/** Dependencies and request of a server rendering. */
export interface ServerRendering {
  readonly contentHost: string
  /** Folder of the built files. */
  readonly distFolder: string
  /** Full address of the host page, with its query. */
  readonly url: URL
  /** Reads a header of the page's request. */
  readonly header: (name: string) => string | undefined
  /** Stores the styles and returns their address, for policies that forbid inline styles. */
  readonly stylesHref?: ((css: string) => string) | undefined
}

const TIMEOUT_MS = 5000

/** Options that a link must not set: content stays as harmless as in the browser. */
const REFUSED = ['allowScripts', 'host', 'content']

/**
 * Renders the requested entry as a site's server would.
 *
 * @returns `null` when the content host does not answer or no entry matches.
 */
export async function renderOnServer(
  request: ServerRendering,
): Promise<{ html: string; setCookies: readonly string[] } | null> {
  const { contentHost, distFolder, url, header, stylesHref } = request
  const asked = url.searchParams
  const model = asked.get('model') ?? 'page'
  const apiKey = asked.get('apiKey') ?? ''
  const options = readOptions(asked.get('options'))
  const address = siteUrl(url)
  const query = new URLSearchParams({ apiKey, includeRefs: 'true', url: address.pathname })
  for (const name of ['entry', 'includeUnpublished']) {
    const value = asked.get(name)
    if (value !== null) query.set(name, value)
  }
  if (options.userAttributes) query.set('userAttributes', JSON.stringify(options.userAttributes))
  if (typeof options.locale === 'string') query.set('locale', options.locale)
  const [entry] = await fetchEntries(
    `${contentHost}/api/v3/content/${encodeURIComponent(model)}?${query}`,
  )
  if (!entry) return null

  const { renderToHtml } = await loadServerModule(distFolder)
  const network = asked.get('network')
  return renderToHtml(entry, {
    ...options,
    apiKey,
    model,
    entry: asked.get('entry') ?? undefined,
    includeUnpublished: asked.get('includeUnpublished') === 'true' || undefined,
    host: /^(slow|failing|forms)$/.test(network ?? '')
      ? `${url.origin}/network/${network}`
      : contentHost,
    attributes: { id: 'content' },
    stylesHref,
    visitor: {
      url: address.href,
      cookies: header('cookie'),
      userAgent: header('user-agent'),
      globalPrivacyControl: header('sec-gpc') === '1',
    },
  })
}

/** The page's address as its scripts see it, computed as in `site.js`. */
function siteUrl({ origin, searchParams }: URL): URL {
  const asked = searchParams.get('address') ?? '/'
  const address = new URL(URL.canParse(asked, origin) ? asked : '/', origin)
  for (const [name, value] of searchParams) {
    if (name.startsWith('builder.')) address.searchParams.set(name, value)
  }
  return new URL(address.pathname + address.search + address.hash, origin)
}

async function fetchEntries(address: string): Promise<readonly unknown[]> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const { results } = (await answer.json()) as { results?: unknown }
    return Array.isArray(results) ? results : []
  } catch {
    return []
  }
}

function readOptions(text: string | null): Record<string, unknown> {
  try {
    const options: unknown = JSON.parse(text ?? '{}')
    if (typeof options !== 'object' || options === null || Array.isArray(options)) return {}
    return Object.fromEntries(Object.entries(options).filter(([name]) => !REFUSED.includes(name)))
  } catch {
    return {}
  }
}
