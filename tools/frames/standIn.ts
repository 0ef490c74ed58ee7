import type { Seed } from '../../playground/server/seeds/readSeeds'

/** Models that the examples request. */
const MODELS = ['page', 'footer']

/** Placeholder for the content host's origin in stored content. */
const OWN_IMAGES = 'https://content.invalid/'

/** The content host of the examples, as `npm start` runs it. */
const CONTENT_HOST = 'http://localhost:4174'

type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * Writes a script that replaces the content host of an example, so that its page shows content on
 * any server. Stores and records nothing, and blocks links to pages that the example lacks.
 *
 * @param address - Address of the folder with the images.
 */
export function standIn(seeds: readonly Seed[], address: string): string {
  const text = JSON.stringify(entriesByPath(seeds)).replaceAll(OWN_IMAGES, address)
  const arguments_ = `${text.replaceAll('<', '\\u003c')}, ${JSON.stringify(CONTENT_HOST)}`
  return `(${serveEntries})(${arguments_})`
}

/** Published entries of each model by path; partial content is under `*`, for every path. */
function entriesByPath(seeds: readonly Seed[]): Entries {
  const entries: Record<string, Record<string, unknown>> = {}
  for (const { model, entry } of seeds) {
    if (!MODELS.includes(model) || entry.published !== 'published') continue
    const { url = '*' } = (entry.data ?? {}) as { url?: string }
    entries[model] = { ...entries[model], [url]: entry }
  }
  return entries
}

/** Runs in the page, so it cannot use anything else from this module. */
function serveEntries(entries: Entries, host: string): void {
  const fetchOther = window.fetch
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (url.origin !== host) return fetchOther(input, init)
    const { urlPath } = JSON.parse(url.searchParams.get('userAttributes') ?? '{}')
    const byPath = entries[url.pathname.split('/').pop() ?? ''] ?? {}
    const entry = byPath['*'] ?? byPath[url.searchParams.get('url') ?? urlPath] ?? byPath['/']
    return Response.json({ results: entry ? [entry] : [] })
  }
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
    if (link?.getAttribute('href')?.startsWith('/')) event.preventDefault()
  })
}
