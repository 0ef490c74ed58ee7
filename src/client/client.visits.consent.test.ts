import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClientOptions } from './options/ClientOptions'
import { pageControls } from './page/Page'
import { createContentPage } from './testing/contentPage'
import type { FakePage, FakePageOptions } from './testing/fakePage'
import { eventsOf } from './testing/startQueue'
import type { TrackedEvent } from './tracking/trackedEvent'

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

const tested = {
  results: [{ id: 'e1', data: {}, variations: { v1: { id: 'v1', testRatio: 1, data: {} } } }],
}

describe('consent', () => {
  it('that was taken back and given again is another visitor’s', () => {
    const client = createContentPage().client()
    const { visitorId, sessionId } = client
    client.setConsent(false)
    client.setConsent(true)
    expect(client.visitorId).not.toBe(visitorId)
    expect(client.sessionId).not.toBe(sessionId)
  })

  it('that comes back lets a variation hold from the next page view', async () => {
    const page = createContentPage()
    page.answer.mockReturnValue(tested)
    const client = page.client()
    await client.get('page')
    client.setConsent(false)
    client.setConsent(true)
    client.startPageView()
    expect(await client.get('page')).toMatchObject({ testVariationId: 'v1' })
  })

  it('of one client is not that of the others: its events wait, theirs are sent', async () => {
    const page = createContentPage()
    const [refused, other] = [page.client(), page.client()]
    refused.setConsent(false)
    refused.track('refused')
    other.track('allowed')
    await wait()
    page.hide()
    expect(
      posts(page)
        .flat()
        .map(({ type }) => type),
    ).toEqual(['allowed'])
    expect(kept(page)).not.toContain('refused')
    expect(page.stored.get('builderVisitorId')).toBe(other.visitorId)

    refused.setConsent(true)
    await wait()
    expect(
      posts(page)
        .flat()
        .map(({ type }) => type),
    ).toEqual(['allowed', 'refused'])
  })

  it('that one client is refused takes its events back from the request under way', async () => {
    const page = createContentPage()
    const [refused, other] = [page.client(), page.client()]
    page.fetch.mockImplementationOnce(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    )
    refused.track('refused')
    other.track('allowed')
    await wait()
    refused.setConsent(false)
    await wait()
    const [, ...later] = posts(page)
    expect(later.flat().map(({ type }) => type)).toEqual(['allowed'])
  })

  it('is removed by the refusal after which no client may remember its visitor', () => {
    const page = createContentPage()
    const [one, two] = [page.client(), page.client()]
    one.setConsent(false)
    expect(page.stored.size).toBe(1)
    two.setConsent(false)
    expect(page.stored.size).toBe(0)
    expect(page.cookies.size).toBe(0)
  })

  it('that was refused before there is a client leaves nothing of earlier visits', () => {
    const page = createContentPage({
      stored: { builderVisitorId: 'a'.repeat(32) },
      cookies: { 'builder.tests.e1': 'v1' },
    })
    pageControls(page.environment).setConsent(false)
    const client = page.client()
    expect(page.stored.size).toBe(0)
    expect(page.cookies.size).toBe(0)
    expect(client.visitorId).not.toBe('a'.repeat(32))
  })

  it('that one client is refused is none for its events once it has gone', async () => {
    const page = createContentPage()
    const [refused, other] = [page.client(), page.client({ canTrack: false })]
    refused.setConsent(false)
    refused.track('refused')
    other.track('held')
    refused.destroy()
    other.setConsent(true)
    await wait()
    expect(
      posts(page)
        .flat()
        .map(({ type }) => type),
    ).toEqual(['held'])
  })

  it('that goes takes back what a client had under way that has gone', async () => {
    const page = createContentPage()
    const [gone, other] = [page.client(), page.client()]
    page.fetch.mockImplementation(() => new Promise(() => {}))
    gone.track('custom')
    await wait()
    gone.destroy()
    expect(page.fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
    other.setConsent(false)
    expect(page.fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })

  it('that is refused after the last client has gone keeps its events from being stored', async () => {
    const page = createContentPage()
    let fail = (_error: Error): void => {}
    page.fetch.mockImplementation(
      () =>
        new Promise((_, reject) => {
          fail = reject
        }),
    )
    const client = page.client()
    client.track('custom')
    await wait()
    client.destroy()
    pageControls(page.environment).setConsent(false)
    fail(new TypeError('Failed to fetch'))
    await wait()
    expect([...page.stored.values()].join()).not.toContain('custom')
  })

  it('that is said to the page outdates what its clients were told, and holds for later ones', () => {
    const page = createContentPage()
    const one = page.client()
    const controls = pageControls(page.environment)
    one.setConsent(true)
    controls.setConsent(false)
    expect([one.canTrack, page.client().canTrack]).toEqual([false, false])
    one.setConsent(true)
    expect([one.canTrack, page.client().canTrack]).toEqual([true, false])
    controls.setConsent(true)
    expect([one.canTrack, page.client().canTrack]).toEqual([true, true])
  })

  it('outlives changes of options', () => {
    const client = createContentPage().client()
    client.setConsent(false)
    client.setOptions({ apiKey: 'other', canTrack: true, ignoreGpc: true })
    expect(client.canTrack).toBe(false)
  })

  it.each<{ reason: RegExp; page?: FakePageOptions; options?: Partial<ClientOptions> }>([
    { reason: /user agent is a bot/, page: { userAgent: 'Googlebot' } },
    { reason: /Global Privacy Control is on/, page: { globalPrivacyControl: true } },
    { reason: /canTrack is false/, options: { canTrack: false } },
    { reason: /builderNoTrack is set/, page: { builderNoTrack: true } },
    { reason: /cookies are disabled/, page: { cookieEnabled: false } },
    {
      reason: /this page view is a preview/,
      page: { url: 'https://shop.example.com/?builder.preview=page' },
    },
  ])('that is not there is explained to onDebug: $reason', async ({ reason, page, options }) => {
    const said: string[] = []
    const onDebug = (message: string) => said.push(message)
    const content = createContentPage(page)
    content.answer.mockReturnValue(tested)
    const client = content.client({ ...options, onDebug })
    client.track('custom')
    await client.get('page')
    expect(said.filter((message) => reason.test(message))).toEqual([
      expect.stringMatching(/^visitors are not remembered: /),
      expect.stringMatching(/^event "custom" (?:waits|not recorded): /),
      expect.stringMatching(/^entry "e1" shows its default: /),
    ])
  })

  it.each([
    {
      name: 'no variations',
      results: [{ id: 'e1', data: {} }],
      message: /^no variations: entry "e1"/,
    },
    {
      name: 'targeting',
      results: [],
      message: /^no entry of model "page": .*targets this visitor/,
    },
  ])('has nothing to do with $name, which onDebug hears of', async ({ results, message }) => {
    const said: string[] = []
    const page = createContentPage()
    page.answer.mockReturnValue({ results })
    await page.client({ onDebug: (text) => said.push(text) }).get('page')
    expect(said).toContainEqual(expect.stringMatching(message))
  })

  it('reports attributes that no cookie can hold', () => {
    const said: string[] = []
    const client = createContentPage().client({ onDebug: (message) => said.push(message) })
    client.setUserAttributes({ segments: 'x'.repeat(5000) })
    expect(said.join()).toMatch(/builder\.userAttributes.*4,?096/)
  })
})
