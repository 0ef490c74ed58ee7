import { createHash } from 'node:crypto'
import type { Client, ClientEnvironment, ClientOptions, PageControls } from '../../src/index'
import { createBrowser } from './createBrowser'
import { MODEL, PAGES, pathOf } from './pages'

/** The functions of the built package that visits use. */
export interface Built {
  createClient(options: ClientOptions, environment: ClientEnvironment): Client
  pageControls(environment: ClientEnvironment): PageControls
}

/** Total activity of visitors. */
export interface Tally {
  views: number
  /** Events of visitors who may be remembered. */
  events: number
  /** Of these, impressions: one for each entry, variation and page view. */
  impressions: number
  /** The same by entry and variation, as {@link impressionOf} writes them. */
  readonly seen: Map<string, number>
  /** Visitors of whom something was stored before their consent manager had said a word. */
  early: number
  /** Page views with events. */
  recordedViews: number
  /**
   * Page views at which a variation was shown, and at which not the same one as before, or in all
   * widgets.
   */
  varied: number
  changed: number
  refused: number
}

const AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile Safari/604.1',
]
const SITE = 'https://shop.example.com'

/**
 * Three of seven visitors agree at once, one on the second page, one never. Two have a consent
 * manager say on every page what they allowed before: while content waits for it, or when that is
 * over.
 */
const CONSENTS = [
  'at once',
  'at once',
  'at once',
  'later',
  'never',
  'managed in time',
  'managed late',
] as const

/** How long content waits for a manager that comes in time, and for one that does not. */
const WAIT_MS = { 'managed in time': 10_000, 'managed late': 1 }

/** Clients on each page, as that many widgets have them. */
const WIDGETS = 4

/**
 * One visitor, from the first page to the last: a page, a route from there to another one, and the
 * first page again, loaded anew. All widgets show the same entry.
 */
export async function visit(
  visitor: number,
  host: string,
  { createClient, pageControls }: Built,
  fetch: ClientEnvironment['fetch'],
  tally: Tally,
): Promise<void> {
  // Spread evenly, and the same in every run.
  const seed = createHash('sha1').update(String(visitor)).digest()
  const consent = CONSENTS[(seed[0] ?? 0) % CONSENTS.length]
  const browser = createBrowser(AGENTS[(seed[1] ?? 0) % AGENTS.length] ?? '', fetch)
  const first = (seed[2] ?? 0) % PAGES
  const seen = new Map<number, string>()
  const isManaged = consent === 'managed in time' || consent === 'managed late'
  if (consent === 'never') tally.refused += 1

  async function view(page: number, clients: readonly Client[], converts: boolean): Promise<void> {
    const entries = await Promise.all(clients.map((client) => client.get(MODEL)))
    const [entry] = entries
    if (!entry) throw new Error(`nothing on page ${page}`)
    const shown = entry.testVariationId ?? entry.id ?? ''
    tally.views += 1
    if (entries.some((other) => (other?.testVariationId ?? other?.id) !== shown)) tally.changed += 1
    for (const client of clients) client.trackImpression(entry.id ?? '', shown)
    const [client] = clients
    client?.trackInteraction(entry.id ?? '', shown)
    if (converts) client?.trackConversion(9.5, entry.id)
    if (consent !== 'never') {
      tally.impressions += 1
      const impression = impressionOf(entry.id, shown)
      tally.seen.set(impression, (tally.seen.get(impression) ?? 0) + 1)
      tally.events += converts ? 3 : 2
      tally.recordedViews += 1
    }
    if (consent === 'at once' || consent === 'managed in time') {
      if (shown === 'varied') tally.varied += 1
      if ((seen.get(page) ?? shown) !== shown) tally.changed += 1
      seen.set(page, shown)
    }
  }

  function open(path: string, canTrack: boolean) {
    const environment = browser.open(SITE + path)
    const managed = isManaged ? { consentWait: WAIT_MS[consent] } : undefined
    const options = { apiKey: 'roastery-demo', host, canTrack, ...managed }
    const clients = Array.from({ length: WIDGETS }, () => createClient(options, environment))
    return { environment, clients }
  }

  /** A page that is loaded, whose manager says its word at a moment of its own. */
  async function load(
    page: number,
    converts: boolean,
    environment: ClientEnvironment,
    clients: readonly Client[],
  ) {
    const viewed = view(page, clients, converts)
    if (consent === 'managed late') await viewed
    if (isManaged) {
      await queueTime()
      if (!converts && !browser.isEmpty) tally.early += 1
      pageControls(environment).setConsent(true)
    }
    await viewed
  }

  async function leave(clients: readonly Client[]): Promise<void> {
    await queueTime()
    for (const client of clients) client.destroy()
    await browser.leave()
  }

  const { environment, clients } = open(pathOf(first), consent === 'at once')
  await load(first, false, environment, clients)
  await queueTime()
  const second = (first + 7) % PAGES
  Object.assign(environment.window ?? {}, { location: new URL(SITE + pathOf(second)) })
  clients[0]?.startPageView()
  await view(second, clients, false)
  if (consent === 'later') for (const client of clients) client.setConsent(true)
  await leave(clients)

  const again = open(pathOf(first), consent !== 'never')
  await load(first, true, again.environment, again.clients)
  await leave(again.clients)

  // Unsent events go with the next page view, as in any browser.
  for (let more = 0; more < 20 && browser.waits; more++) {
    const next = open('/', true)
    if (isManaged) pageControls(next.environment).setConsent(true)
    await leave(next.clients)
  }
}

/** An impression of an entry in one of its variations, or in its default. */
export function impressionOf(entryId = '', variationId: unknown = entryId): string {
  return `${entryId} ${variationId}`
}

/** The queue sends 5 ms after the first event. */
function queueTime(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10))
}
