import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { fetchPage } from './fetchPage.ts'
import { PageError } from './PageError.ts'
import { preparePage } from './preparePage.ts'
import { isLoopbackAddress } from './privateAddress.ts'

/** Answer to the playground about a fetched page. */
export interface OwnPageAnswer {
  /** Address of the copy, for the frame. */
  readonly frame: string
  /** The page's own address, after redirects. */
  readonly url: string
  readonly hasSnippet: boolean
  readonly asksPassword: boolean
  /** Whether the site forbids other sites to frame the page. */
  readonly refusesFrames: boolean
  /** Whether the page comes with its own Content Security Policy. */
  readonly hasPolicy: boolean
}

const MAX_PAGES = 5
const MAX_BODY_BYTES = 10_000

/**
 * Fetches pages whose address a person types, and serves copies of them to a frame.
 *
 * Accepts only requests from this machine and from the playground's own page: otherwise, strangers
 * could use this server to look into private networks. The copies are untrusted, so each is
 * sandboxed on an opaque origin wherever it is opened.
 */
export function ownPageRoute(): Hono {
  const pages = new Map<string, { html: string; keepsScripts: boolean }>()

  return new Hono()
    .post('/', async (context) => {
      if (!isOwn(context)) return context.json({ problem: 'local' }, 403)
      const asked = await readAsked(context)
      const { origin } = new URL(context.req.url)
      try {
        const { url, html, header } = await fetchPage({
          url: asked.url,
          userAgent: context.req.header('user-agent'),
          language: context.req.header('accept-language'),
        })
        const scripts = [`${origin}/preview/ownPage.js`, `${origin}/embed.js`]
        const { keepsScripts } = asked
        const prepared = preparePage({ html, url, scripts, keepsScripts })
        const id = randomUUID()
        pages.set(id, { html: prepared.html, keepsScripts })
        const [oldest] = pages.keys()
        if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest)
        const policy = header('content-security-policy')
        return context.json({
          frame: `/own-page/${id}`,
          url: url.href,
          hasSnippet: prepared.hasSnippet,
          asksPassword: prepared.asksPassword,
          refusesFrames: header('x-frame-options') !== '' || policy.includes('frame-ancestors'),
          hasPolicy: /(script|default|connect)-src/.test(policy),
        } satisfies OwnPageAnswer)
      } catch (error) {
        if (!(error instanceof PageError)) throw error
        return context.json({ problem: error.problem, detail: error.detail })
      }
    })
    .get('/:id', (context) => {
      const page = pages.get(context.req.param('id'))
      if (!page) return context.notFound()
      const { origin } = new URL(context.req.url)
      return context.html(page.html, 200, {
        'Cache-Control': 'no-store',
        'Content-Security-Policy': framePolicy(origin, page),
        'Referrer-Policy': 'no-referrer',
      })
    })
}

/**
 * Policy of a copy: an opaque origin, even in a tab, no frames, no forms, and only our scripts
 * unless `keepsScripts`.
 */
export function framePolicy(origin: string, { keepsScripts = false } = {}): string {
  const scripts = keepsScripts
    ? "* 'unsafe-inline' 'unsafe-eval'"
    : `${origin}/preview/ownPage.js ${origin}/embed.js`
  return [
    'sandbox allow-scripts',
    "default-src * data: blob: 'unsafe-inline'",
    `script-src ${scripts}`,
    "frame-src 'none'",
    "object-src 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** Whether a request comes from the playground's page, in a browser on this machine. */
function isOwn(context: Context): boolean {
  const { origin, hostname } = new URL(context.req.url)
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  const address = incoming?.socket.remoteAddress
  return (
    /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) &&
    context.req.header('origin') === origin &&
    Boolean(address) &&
    isLoopbackAddress(address ?? '')
  )
}

async function readAsked(context: Context): Promise<{ url: string; keepsScripts: boolean }> {
  const text = await context.req.text()
  const asked = text.length > MAX_BODY_BYTES ? {} : parseObject(text)
  return { url: `${asked.url ?? ''}`.trim(), keepsScripts: asked.keepsScripts === true }
}

function parseObject(text: string): { readonly [name: string]: unknown } {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
