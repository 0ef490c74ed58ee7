import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { type Policed, snippetPolicy } from '../app/install/policy.ts'
import { loadServerModule } from '../server/routes/loadServerModule.ts'

/** Dependencies of {@link hostPageRoute}. */
export interface HostPageDependencies {
  readonly contentHost: string
  readonly pagesFolder: string
  /** Folder of the built files. */
  readonly distFolder: string
}

/** A page that the playground asks for: a `PreviewedPage` without its address. */
interface PostedPage {
  readonly head: string
  readonly body: string
  readonly policed?: Policed
  readonly served?: Readonly<Record<string, unknown>>
  readonly played: { readonly address: string }
}

/** The place of the content in every host page. */
const PLACE = '<!-- the content -->'

/** The parts of the script that plays the visitor, in their order. */
const PLAYED = ['page', 'motion', 'network', 'visitor', 'ownBlocks', 'report', 'address']

const MAX_STYLES = 50

/**
 * Serves the host pages with the code that Install writes, under its policy. A server may render
 * the content. The first script is the preview's own, the only thing that it adds.
 */
export function hostPageRoute(dependencies: HostPageDependencies): Hono {
  const { pagesFolder } = dependencies
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
    .get('/simulate.js', (context) => {
      const parts = PLAYED.map((name) => {
        return readFileSync(join(pagesFolder, 'simulate', `${name}.js`), 'utf8')
      })
      return context.body(parts.join('\n'), 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
      })
    })
    .post('/:page{[a-z]+\\.html}', async (context, next) => {
      // Another site could have scripts run here, with the rights of the playground.
      if (context.req.header('Origin') !== new URL(context.req.url).origin) {
        return context.text('Only the playground opens pages of the preview.', 403)
      }
      const file = join(pagesFolder, context.req.param('page'))
      const hostPage = await readFile(file, 'utf8').catch(() => null)
      if (hostPage === null) return next()
      const posted: PostedPage = JSON.parse(String((await context.req.parseBody()).page))
      const { policed, served } = posted
      if (policed) context.header('Content-Security-Policy', pagePolicy(policed))
      context.header('Cache-Control', 'private, no-store')
      const rendered = served && (await serve(context, posted, policed && keepStyles, dependencies))
      const html = assemblePage(hostPage, { ...posted, ...rendered })
      const manager = context.req.query('manager')
      return context.html(withManager(html, pagesFolder, manager))
    })
}

/** A host page with the code of the site in it, after the script that plays the visitor. */
export function assemblePage(hostPage: string, { head, body, played }: PostedPage): string {
  const html = hostPage.replace('<head>', () => `<head>${head}`).replace(PLACE, () => body)
  // The code starts in the line after this one.
  const [before, code] = html.split('function ownBlocks(SiteBlocks) {\n')
  const line = (before?.split('\n').length ?? 0) + 1
  const count = code?.slice(0, code.indexOf('</script>')).split('\n').length
  const page = JSON.stringify({ played, ownCode: code && { line, count } })
  const text = page.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
  return html.replace(
    '<head>',
    () => `<head><script src="/preview/simulate.js" data-page="${text}"></script>`,
  )
}

/**
 * Adds a stand-in of the site's consent manager with its dialog. A manager without one adds
 * nothing.
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
    $&`,
  )
}

/** The policy that Install offers, and what host pages and content of the samples need. */
export function pagePolicy(policed: Policed): string {
  const { host } = policed
  const policy = snippetPolicy({ ...policed, host: originOf(host) }, (text) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })
  return [
    "default-src 'none'",
    policy.replace('img-src', 'img-src data:'),
    `media-src 'self' ${originOf(host)}`,
    `font-src 'self' ${originOf(host)}`,
    'frame-src https:',
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** The origin of an http(s) address. Anything else could inject directives and gives `'self'`. */
function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.origin : "'self'"
}

const ELEMENT = /<site-blocks\b.*?><\/site-blocks>/s

const TIMEOUT_MS = 5000

/**
 * Renders the content of a posted page into its body as a site's server would, and sets the cookies
 * of the visit. Gives `undefined` when the content host does not answer or no entry matches.
 */
async function serve(
  context: Context,
  { body, served = {}, played }: PostedPage,
  stylesHref: ((css: string) => string) | undefined,
  { contentHost, distFolder }: HostPageDependencies,
): Promise<{ body: string } | undefined> {
  const [element] = ELEMENT.exec(body) ?? []
  if (element === undefined) return undefined
  const url = siteUrl(new URL(context.req.url), played.address)
  const { apiKey, model, entry: wanted, includeUnpublished, userAttributes, locale } = served
  const query = new URLSearchParams({ apiKey: `${apiKey}`, includeRefs: 'true', url: url.pathname })
  for (const [name, value] of Object.entries({ entry: wanted, includeUnpublished, locale })) {
    if (value !== undefined) query.set(name, `${value}`)
  }
  if (userAttributes) query.set('userAttributes', JSON.stringify(userAttributes))
  const [entry] = await fetchEntries(
    `${contentHost}/api/v3/content/${encodeURIComponent(`${model}`)}?${query}`,
  )
  if (!entry) return undefined

  const { renderToHtml } = await loadServerModule(distFolder)
  const id = /\sid="(\w+)"/.exec(element)?.[1]
  const { html, setCookies } = renderToHtml(entry, {
    ...served,
    ...(id !== undefined && { attributes: { id } }),
    stylesHref,
    visitor: {
      url: url.href,
      cookies: context.req.header('cookie'),
      userAgent: context.req.header('user-agent'),
      globalPrivacyControl: context.req.header('sec-gpc') === '1',
    },
  })
  for (const cookie of setCookies) context.header('Set-Cookie', cookie, { append: true })
  return { body: body.replace(element, () => html) }
}

/** The page's address as its scripts see it, computed as in `simulate/address.js`. */
function siteUrl({ origin, searchParams }: URL, asked: string): URL {
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
