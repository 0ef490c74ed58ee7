import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../utils/testing/consoleMessages'
import { createContentPage } from './testing/contentPage'
import { createFakePage, type FakePage } from './testing/fakePage'
import { eventsOf } from './testing/startQueue'
import type { TrackedEvent } from './tracking/trackedEvent'

const HOUR_MS = 60 * 60 * 1000

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

const wait = (ms = 50) => vi.advanceTimersByTimeAsync(ms)

function posts({ fetch }: Pick<FakePage, 'fetch'>): TrackedEvent[][] {
  return fetch.mock.calls
    .filter(([url]) => url.includes('/api/v1/track'))
    .map(([, init]) => eventsOf(init?.body))
}

/** Joins all data that was sent, handed to the browser or stored. */
function kept(page: FakePage): string {
  const beacons = page.sendBeacon.mock.calls.map(([, body]) => body)
  return [...beacons, ...page.stored.values(), JSON.stringify(posts(page))].join()
}

describe('the clients of a page', () => {
  it('keep each other’s attributes in the cookie', () => {
    const page = createContentPage()
    const [one, two] = [page.client(), page.client()]
    one.setUserAttributes({ plan: 'pro' })
    two.setUserAttributes({ tier: 'gold' })
    const cookie = decodeURIComponent(page.cookies.get('builder.userAttributes') ?? '')
    expect(JSON.parse(cookie)).toMatchObject({ plan: 'pro', tier: 'gold' })
  })

  it('send one request for all of their events', async () => {
    const page = createContentPage()
    const [one, two] = [page.client(), page.client()]
    one.track('x')
    two.track('y')
    await wait()
    expect(posts(page).map((events) => events.map(({ type }) => type))).toEqual([['x', 'y']])
  })

  it('show one variation of an entry where cookies cannot be stored', async () => {
    const page = createContentPage({ blocked: true, draws: [0.1, 0.9] })
    const v1 = { id: 'v1', testRatio: 0.5, data: {} }
    page.answer.mockReturnValue({ results: [{ id: 'e1', data: {}, variations: { v1 } }] })
    const [one, two] = await Promise.all([page.client().get('page'), page.client().get('page')])
    expect(one?.testVariationId).toBe('v1')
    expect(two?.testVariationId).toBe('v1')
  })

  it('record an impression of an entry once', async () => {
    const page = createContentPage()
    page.client().trackImpression('e1')
    page.client().trackImpression('e1')
    await wait()
    expect(posts(page).flat()).toHaveLength(1)
  })

  it('send what another one held that has gone, when consent comes', async () => {
    const page = createContentPage()
    const first = page.client({ canTrack: false })
    first.track('held')
    first.destroy()
    const second = page.client({ canTrack: false })
    second.setConsent(true)
    await wait()
    expect(posts(page).flat()).toMatchObject([{ type: 'held' }])
  })
})

describe('a page view', () => {
  it('reads the page’s keys at its beginning', async () => {
    const page = createContentPage({ url: 'https://shop.example.com/' })
    const client = page.client()
    page.window.location = new URL('https://shop.example.com/?builder.preview=page')
    client.startPageView()
    await client.get('page')
    client.track('custom')
    await wait()
    expect(page.requests()[0]?.parameters.preview).toBe('true')
    expect(client.authoring).toBe(true)
    expect(posts(page)).toEqual([])

    page.window.location = new URL('https://shop.example.com/next')
    client.startPageView()
    client.track('custom')
    await wait()
    expect(client.authoring).toBe(false)
    expect(posts(page).flat()).toHaveLength(1)
  })

  it('begins when the page comes back from the back/forward cache', async () => {
    const page = createContentPage()
    const client = page.client()
    client.trackImpression('e1')
    page.dispatch('pageshow', { persisted: false })
    client.trackImpression('e1')
    page.dispatch('pageshow', { persisted: true })
    client.trackImpression('e1')
    await wait()
    expect(posts(page).flat()).toHaveLength(2)
  })

  it('tells its number and its cause to whoever listens', () => {
    const page = createContentPage()
    const client = page.client()
    const seen: unknown[] = []
    const stop = client.onPageView((cause) => seen.push([client.pageView, cause]))
    client.startPageView()
    page.dispatch('pageshow', { persisted: true })
    stop()
    client.startPageView()
    expect(seen).toEqual([
      [2, 'call'],
      [3, 'return'],
    ])
    expect(client.pageView).toBe(4)
  })

  it('begins with a client that comes to another address than the last one left', () => {
    const page = createContentPage({ url: 'https://shop.example.com/' })
    page.client().destroy()
    page.window.location = new URL('https://shop.example.com/?builder.preview=page')
    const client = page.client()
    expect([client.pageView, client.authoring]).toEqual([2, true])
    client.destroy()
    expect(page.client().pageView).toBe(2)
  })
})

describe('events', () => {
  it('keep their ids under a hook that only looks, however large they are', async () => {
    const page = createContentPage()
    const client = page.client()
    client.addTrackingHook((event) => event)
    client.track('heatmap', { points: Array.from({ length: 2500 }, (_, i) => [i % 10, i % 7]) })
    await wait()
    const [event] = posts(page).flat()
    expect(event?.data).toMatchObject({
      ownerId: 'k',
      sessionId: client.sessionId,
      visitorId: client.visitorId,
    })
    expect(event?.data.points).toHaveLength(2500)
  })

  it('are not sent for ever where their address is blocked', async () => {
    const page = createContentPage()
    page.fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    page.client().track('custom')
    await wait(8 * HOUR_MS)
    expect(posts(page).length).toBeLessThan(100)
    expect(takeConsole()).toEqual([expect.stringContaining('events could not be delivered')])
  })

  it('that failed too often are tried once by the next page, and stay stored', async () => {
    const page = createContentPage()
    page.fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    page.client().track('custom')
    await wait(HOUR_MS)
    expect([...page.stored.values()].join()).toContain('custom')

    const next = createContentPage({ stored: Object.fromEntries(page.stored) })
    next.fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    next.client()
    await wait(HOUR_MS)
    expect(posts(next)).toHaveLength(1)
    expect([...next.stored.values()].join()).toContain('custom')
    expect(takeConsole()).toEqual([expect.stringContaining('events could not be delivered')])
  })

  it('wait for Retry-After over page views', async () => {
    const page = createContentPage()
    const headers = { 'retry-after': '3600' }
    page.fetch.mockImplementation(async () => new Response('', { status: 429, headers }))
    const one = page.client()
    one.track('x')
    await wait()
    one.destroy()
    expect(posts(page)).toHaveLength(1)

    const next = createContentPage({ stored: Object.fromEntries(page.stored) })
    next.client().track('y')
    await wait(HOUR_MS - 1000)
    expect(posts(next)).toEqual([])
    await wait(2000)
    expect(posts(next).map((events) => events.map(({ type }) => type))).toEqual([['x', 'y']])
  })

  it('of the page’s own pagehide listener are not lost', () => {
    const page = createContentPage()
    const client = page.client()
    page.window.addEventListener('pagehide', () => client.track('time-on-page', { seconds: 12 }))
    page.dispatch('pagehide')
    expect(kept(page)).toContain('time-on-page')
  })

  it('of a hidden page are handed over at once', () => {
    const page = createContentPage()
    const client = page.client()
    page.hide()
    client.track('late')
    expect(kept(page)).toContain('late')
  })

  it('are not sent by a hidden tab once another page has taken them over', async () => {
    const page = createContentPage()
    page.fetch.mockImplementation(async () => new Response('', { status: 503 }))
    page.client().track('once')
    await wait()
    page.hide()
    // The client joins the existing queue instead of starting a new one.
    page.client()
    const other = createFakePage()
    Object.defineProperty(other.window, 'localStorage', { value: page.storage })
    const { createClient } = await import('./createClient')
    createClient({ apiKey: 'k' }, other.environment)
    await wait()
    page.fetch.mockImplementation(async () => new Response('{}'))
    page.fetch.mockClear()
    await wait(60_000)
    expect(posts(other).flat()).toHaveLength(1)
    expect(posts(page).flat()).toEqual([])
  })

  it('of other keys do not stay in storage for ever', async () => {
    const events = (ageMs: number) =>
      JSON.stringify([{ recordedAt: Date.now() - ageMs, event: { type: 't', id: 'i', data: {} } }])
    const page = createContentPage({
      stored: {
        'siteblocks.events/https%3A%2F%2Fold.test/k0/abc': events(25 * HOUR_MS),
        'siteblocks.events/https%3A%2F%2Fold.test/k0/def': events(HOUR_MS),
      },
    })
    page.client()
    const left = [...page.stored.keys()].filter((key) => key.startsWith('siteblocks.events/'))
    expect(left).toEqual(['siteblocks.events/https%3A%2F%2Fold.test/k0/def'])
  })

  it('are sent again after status 408', async () => {
    const page = createContentPage()
    page.fetch.mockImplementation(async () => new Response('', { status: 408 }))
    page.client().track('x')
    await wait(10_000)
    expect(posts(page).length).toBeGreaterThan(1)
  })
})
