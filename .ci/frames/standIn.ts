import type { Seed } from '../../playground/server/seeds/readSeeds'

/** The models that the examples ask for. */
const MODELS = ['page', 'footer']

/** Where content stands for its own host. */
const OWN_IMAGES = 'https://content.invalid/'

/** The content host of the examples, as `npm start` runs it. */
const CONTENT_HOST = 'http://localhost:4174'

type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * A script for the page of an example that takes the place of its content host, so that the page
 * shows content on any server. Nothing is stored or recorded, and links to pages that the example
 * does not have are held back.
 *
 * @param address - Where the folder with the images is served.
 */
export function standIn(seeds: readonly Seed[], address: string): string {
  const text = JSON.stringify(entriesByPath(seeds)).replaceAll(OWN_IMAGES, address)
  const arguments_ = `${text.replaceAll('<', '\\u003c')}, ${JSON.stringify(CONTENT_HOST)}`
  return `(${serveEntries})(${arguments_})`
}

/**
 * The published entries of each model by the path that they are for; parts of pages are for every
 * path, `*`.
 */
function entriesByPath(seeds: readonly Seed[]): Entries {
  const entries: Record<string, Record<string, unknown>> = {}
  for (const { model, entry } of seeds) {
    if (!MODELS.includes(model) || entry.published !== 'published') continue
    const { url = '*' } = (entry.data ?? {}) as { url?: string }
    entries[model] = { ...entries[model], [url]: entry }
  }
  return entries
}

/** Runs in the page: it may use nothing of this module. */
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
