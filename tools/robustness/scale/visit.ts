import { createHash } from 'node:crypto'
import type { Client, ClientEnvironment, ClientOptions, PageControls } from '../../../src/index'
import { createBrowser } from './createBrowser'
import { MODEL, PAGES, pathOf } from './pages'

/** Functions of the built package that visits use. */
export interface Built {
  createClient(options: ClientOptions, environment: ClientEnvironment): Client
  pageControls(environment: ClientEnvironment): PageControls
}

/** Total activity of visitors. */
export interface Tally {
  views: number
  /** Events of visitors who consented. */
  events: number
  /** Impressions among them: one for each entry, variation and page view. */
  impressions: number
  /** Impressions by entry and variation, keyed by {@link impressionOf}. */
  readonly seen: Map<string, number>
  /** Visitors about whom anything was stored before their consent manager answered. */
  early: number
  /** Page views with events. */
  recordedViews: number
  /**
   * Page views that showed a variation; page views whose variation differed from before or between
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
 * Three of seven visitors consent at once, one on the second page, one never. Two have a consent
 * manager that repeats their earlier consent on every page, either while content waits for it or
 * after the wait.
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

/** Milliseconds for which content waits for a punctual and for a late manager. */
const WAIT_MS = { 'managed in time': 10_000, 'managed late': 1 }

/** Number of widgets, and thus clients, on each page. */
const WIDGETS = 4

/**
 * Simulates one visitor: a page, a route change to another one, and a reload of the first. All
 * widgets show the same entry.
 */
export async function visit(
  visitor: number,
  host: string,
  { createClient, pageControls }: Built,
  fetch: ClientEnvironment['fetch'],
  tally: Tally,
): Promise<void> {
  // A hash spreads visitors evenly and is the same in every run.
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

  /** Views a loaded page, whose manager answers during or after the wait. */
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

  // Unsent events are sent with the next page view, as in any browser.
  for (let more = 0; more < 20 && browser.waits; more++) {
    const next = open('/', true)
    if (isManaged) pageControls(next.environment).setConsent(true)
    await leave(next.clients)
  }
}

/** Key of an impression: the entry and its variation or default. */
export function impressionOf(entryId = '', variationId: unknown = entryId): string {
  return `${entryId} ${variationId}`
}

/** Waits until the queue has sent, 5 ms after the first event. */
function queueTime(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10))
}
