import { createHash } from 'node:crypto'
import type { Client, ClientEnvironment, ClientOptions } from '../../src/index'
import { createBrowser } from './createBrowser'
import { MODEL, PAGES, pathOf } from './pages'

export type CreateClient = (options: ClientOptions, environment: ClientEnvironment) => Client

/** What visitors did, added up. */
export interface Tally {
  views: number
  /** Events of visitors who may be remembered. */
  events: number
  /** Page views at which a variation was shown, and at which not the same one as before. */
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

/** Three of five visitors agree at once, one on the second page, one never. */
const CONSENTS = ['at once', 'at once', 'at once', 'later', 'never'] as const

/** One visitor, from the first page to the last: two pages, and the first one again. */
export async function visit(
  visitor: number,
  host: string,
  createClient: CreateClient,
  fetch: ClientEnvironment['fetch'],
  tally: Tally,
): Promise<void> {
  // Spread evenly, and the same in every run.
  const seed = createHash('sha1').update(String(visitor)).digest()
  const consent = CONSENTS[(seed[0] ?? 0) % CONSENTS.length]
  const browser = createBrowser(AGENTS[(seed[1] ?? 0) % AGENTS.length] ?? '', fetch)
  const first = (seed[2] ?? 0) % PAGES
  const pages = [first, (first + 7) % PAGES, first]
  const seen = new Map<number, string>()
  if (consent === 'never') tally.refused += 1

  for (const [index, page] of pages.entries()) {
    const environment = browser.open(SITE + pathOf(page))
    const canTrack = consent === 'at once' || (consent === 'later' && index > 1)
    const client = createClient({ apiKey: 'roastery-demo', host, canTrack }, environment)
    const counted = consent !== 'never' && (canTrack || index === 1)
    const entry = await client.get(MODEL)
    if (entry === null) throw new Error(`nothing on page ${page}`)
    tally.views += 1
    const shown = entry.testVariationId ?? entry.id ?? ''
    client.trackImpression(entry.id ?? '', shown)
    client.trackInteraction(entry.id ?? '', shown)
    if (index === 2) client.trackConversion(9.5, entry.id)
    if (counted) tally.events += index === 2 ? 3 : 2
    if (consent === 'later' && index === 1) client.setConsent(true)
    if (consent === 'at once') {
      if (shown === 'varied') tally.varied += 1
      if ((seen.get(page) ?? shown) !== shown) tally.changed += 1
      seen.set(page, shown)
    }
    // The queue sends 5 ms after the first event.
    await new Promise((resolve) => setTimeout(resolve, 10))
    client.destroy()
    await browser.leave()
  }
  // What could not be sent goes with the next page view, as in any browser.
  for (let more = 0; more < 20 && browser.waits; more++) {
    const client = createClient({ apiKey: 'roastery-demo', host }, browser.open(SITE))
    await new Promise((resolve) => setTimeout(resolve, 10))
    client.destroy()
    await browser.leave()
  }
}
