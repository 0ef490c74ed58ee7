import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../utils/testing/consoleMessages'
import { createContentPage } from './testing/contentPage'

type Page = ReturnType<typeof createContentPage>

const HOUR_MS = 60 * 60 * 1000

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

const wait = (ms = 50) => vi.advanceTimersByTimeAsync(ms)

const types = ({ posts }: Pick<Page, 'posts'>) =>
  posts().map((events) => events.map(({ type }) => type))

describe('the clients of a page', () => {
  it('preserve each other’s attributes in the cookie', () => {
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
    expect(types(page)).toEqual([['x', 'y']])
  })

  it('send events to the host of their latest options', async () => {
    const page = createContentPage()
    const client = page.client({ host: 'https://one.test' })
    client.setOptions({ apiKey: 'k', host: 'https://two.test' })
    client.track('x')
    await wait()
    expect(page.fetch.mock.calls.map(([address]) => address)).toEqual([
      'https://two.test/api/v1/track',
    ])
  })

  it('show one variation of an entry where cookies cannot be stored', async () => {
    const page = createContentPage({ blocked: true, draws: [0.1, 0.9] })
    const v1 = { id: 'v1', testRatio: 0.5, data: {} }
    page.answer.mockReturnValue({ results: [{ id: 'e1', data: {}, variations: { v1 } }] })
    const [one, two] = await Promise.all([page.client().get('page'), page.client().get('page')])
    expect(one?.testVariationId).toBe('v1')
    expect(two?.testVariationId).toBe('v1')
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
    expect(page.posts()).toEqual([])

    page.window.location = new URL('https://shop.example.com/next')
    client.startPageView()
    client.track('custom')
    await wait()
    expect(client.authoring).toBe(false)
    expect(page.posts().flat()).toHaveLength(1)
  })

  it('reports its number and its cause to listeners', () => {
    const page = createContentPage()
    const client = page.client()
    const seen: unknown[] = []
    const stop = client.onPageView((cause) => seen.push([client.pageView, cause]))
    client.startPageView()
    page.dispatch('pageshow', { persisted: false })
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
  it('keep their ids under a hook that only reads, however large they are', async () => {
    const page = createContentPage()
    const client = page.client()
    client.addTrackingHook((event) => event)
    client.track('heatmap', { points: Array.from({ length: 2500 }, (_, i) => [i % 10, i % 7]) })
    await wait()
    const [event] = page.posts().flat()
    expect(event?.data).toMatchObject({
      ownerId: 'k',
      sessionId: client.sessionId,
      visitorId: client.visitorId,
    })
    expect(event?.data.points).toHaveLength(2500)
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
    expect(next.posts()).toHaveLength(1)
    expect([...next.stored.values()].join()).toContain('custom')
    expect(takeConsole()).toEqual([expect.stringContaining('events could not be delivered')])
  })

  it('are not sent by a hidden tab once another page has claimed them', async () => {
    const page = createContentPage()
    page.fetch.mockImplementation(async () => new Response('', { status: 503 }))
    page.client().track('once')
    await wait()
    page.hide()
    // The client joins the existing queue instead of starting a new one.
    page.client()
    const other = createContentPage({ besides: page })
    other.client()
    await wait()
    page.fetch.mockImplementation(async () => new Response('{}'))
    page.fetch.mockClear()
    await wait(60_000)
    expect(other.posts().flat()).toHaveLength(1)
    expect(page.posts().flat()).toEqual([])
  })
})
