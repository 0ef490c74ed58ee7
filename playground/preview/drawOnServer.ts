import { loadServerModule } from '../server/routes/loadServerModule.ts'

/** Who draws, and for which request. */
export interface ServerDrawing {
  readonly contentHost: string
  /** Folder of the built files. */
  readonly distFolder: string
  /** Full address of the host page, with what it asks for in its query. */
  readonly url: URL
  /** Headers of the request for it. */
  readonly header: (name: string) => string | undefined
  /** Gives the address of the styles, where the policy refuses them inline. */
  readonly stylesHref?: ((css: string) => string) | undefined
}

const TIMEOUT_MS = 5000

/** Options that are not to be had by a link: what content brings along stays as harmless as in the browser. */
const REFUSED = ['allowScripts', 'host', 'content']

/**
 * Draws the entry that the page asks for, as a site's server does.
 *
 * @returns `null` when there is nothing to draw: the content host does not answer, or has nothing that fits.
 */
export async function drawOnServer(
  drawing: ServerDrawing,
): Promise<{ html: string; setCookies: readonly string[] } | null> {
  const { contentHost, distFolder, url, header, stylesHref } = drawing
  const asked = url.searchParams
  const model = asked.get('model') ?? 'page'
  const apiKey = asked.get('apiKey') ?? ''
  const options = readOptions(asked.get('options'))
  const query = new URLSearchParams({ apiKey, includeRefs: 'true' })
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
    host:
      network === 'slow' || network === 'failing'
        ? `${url.origin}/network/${network}`
        : contentHost,
    attributes: { id: 'content' },
    stylesHref,
    visitor: {
      url: url.href,
      cookies: header('cookie'),
      userAgent: header('user-agent'),
      globalPrivacyControl: header('sec-gpc') === '1',
    },
  })
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
