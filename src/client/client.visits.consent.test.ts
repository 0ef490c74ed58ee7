import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClientOptions } from './options/ClientOptions'
import { pageControls } from './pageControls'
import { createContentPage, createHeldAnswers, TESTED } from './testing/contentPage'
import type { FakePageOptions } from './testing/fakePage'
import { eventsOf } from './testing/startQueue'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

const wait = (ms = 50) => vi.advanceTimersByTimeAsync(ms)

const types = (page: ReturnType<typeof createContentPage>) =>
  page.posts().flatMap((events) => events.map(({ type }) => type))

describe('consent', () => {
  it('of one client is not that of the others: its events wait, theirs are sent', async () => {
    const page = createContentPage()
    const [refused, other] = [page.client(), page.client()]
    refused.setConsent(false)
    refused.track('refused')
    other.track('allowed')
    await wait()
    page.hide()
    expect(types(page)).toEqual(['allowed'])
    expect([...page.sendBeacon.mock.calls, ...page.stored.values()].join()).not.toContain('refused')
    expect(page.stored.get('builderVisitorId')).toBe(other.visitorId)

    refused.setConsent(true)
    await wait()
    expect(types(page)).toEqual(['allowed', 'refused'])
  })

  it('of one client alone lets its impression count where another cannot send the same', async () => {
    const page = createContentPage()
    const [silent, other] = [page.client({ canTrack: false }), page.client()]
    for (const client of [silent, other]) client.reportImpression({ id: 'e1' })
    await vi.advanceTimersByTimeAsync(10)
    expect(types(page)).toEqual(['impression'])
    silent.setConsent(true)
    await vi.advanceTimersByTimeAsync(10)
    expect(types(page)).toEqual(['impression'])
  })

  it('refused drops a conversion that waits for content since before', async () => {
    const page = createContentPage()
    page.answer.mockImplementation(createHeldAnswers().hold)
    const client = page.client({ userAttributes: { plan: 'pro' } })
    client.get('page').catch(() => {})
    await wait(0)
    client.trackConversion(5, 'e1')
    client.setConsent(false)
    client.trackConversion(7, 'e1')
    client.setConsent(true)
    await wait(60_000)
    page.hide()
    page.dispatch('pagehide')
    const sent = [...page.posts(), ...page.sendBeacon.mock.calls.map(([, body]) => eventsOf(body))]
    expect(sent.flat().map(({ data }) => data.amount)).toEqual([7])
  })

  it('refused lets an impression count that its client took with it', async () => {
    const page = createContentPage()
    const gone = page.client({ canTrack: false })
    gone.setConsent(false)
    gone.reportImpression({ id: 'e1' })
    gone.destroy()
    page.client().reportImpression({ id: 'e1' })
    await vi.advanceTimersByTimeAsync(10)
    expect(types(page)).toEqual(['impression'])
  })

  it('refused for one client withdraws its events from the request in flight', async () => {
    const page = createContentPage()
    const [refused, other] = [page.client(), page.client()]
    page.fetch.mockImplementationOnce(createHeldAnswers().hold)
    refused.track('refused')
    other.track('allowed')
    await wait()
    refused.setConsent(false)
    await wait()
    expect(types(page)).toEqual(['refused', 'allowed', 'allowed'])
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

  it('withdrawn aborts a request in flight of a destroyed client', async () => {
    const page = createContentPage()
    const [gone, other] = [page.client(), page.client()]
    page.fetch.mockImplementation(createHeldAnswers().hold)
    gone.track('custom')
    await wait()
    gone.destroy()
    expect(page.fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
    other.setConsent(false)
    expect(page.fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })

  it('refused after the last client is destroyed keeps its events out of storage', async () => {
    const page = createContentPage()
    const { held, hold } = createHeldAnswers()
    page.fetch.mockImplementation(hold)
    const client = page.client()
    client.track('custom')
    await wait()
    client.destroy()
    pageControls(page.environment).setConsent(false)
    held[0]?.fail(new TypeError('Failed to fetch'))
    await wait()
    expect([...page.stored.values()].join()).not.toContain('custom')
  })

  it('given or refused for the page overrides that of its clients, and applies to later ones', () => {
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

  it('survives changes of options', () => {
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
    const content = createContentPage(page, { results: [TESTED] })
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
    ['no variations', [{ id: 'e1', data: {} }], /^entry "e1" has no variations/],
    ['targeting', [], /^no entry of model "page": .*targets this visitor/],
  ])('has nothing to do with %s, which onDebug reports', async (_name, results, message) => {
    const said: string[] = []
    const page = createContentPage({}, { results })
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
