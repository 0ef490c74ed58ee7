import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { pagelessEnvironment } from '../testing/fakePage'
import { composeVisit, sentEvents, visit } from '../testing/visit'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

describe('createTracker', () => {
  describe('track', () => {
    it('posts the event with the page and the visitor', async () => {
      const { page, visitor, userAttributes, tracker } = visit()
      userAttributes.set({ tier: 'gold' })
      tracker.track('custom', { contentId: 'cid', meta: { a: 1 }, metadata: { b: 2 } })
      expect(await sentEvents(page)).toMatchObject([
        {
          type: 'custom',
          data: {
            contentId: 'cid',
            metadata: {
              url: 'https://shop.example.com/a/b',
              happenedAt: Date.now() - 100,
              a: 1,
              b: 2,
            },
            ownerId: 'abc123',
            userAttributes: { urlPath: '/a/b', tier: 'gold' },
            sessionId: visitor.sessionId,
            visitorId: visitor.visitorId,
          },
        },
      ])
      expect(page.fetch.mock.calls[0]?.[0]).toBe('https://cdn.test/api/v1/track')
    })

    it('uses the address and the attributes of the moment', async () => {
      const { page, userAttributes, tracker } = visit()
      tracker.track('first')
      page.window.location = new URL('https://shop.example.com/next')
      userAttributes.set({ plan: 'pro' })
      const [first] = await sentEvents(page)
      expect(first?.data.metadata.url).toBe('https://shop.example.com/a/b')
      expect(first?.data.userAttributes).not.toHaveProperty('plan')
    })

    it.each([
      [false, 'https://shop.example.com/reset?utm_source=mail'],
      [true, 'https://shop.example.com/reset?token=s3cret&utm_source=mail#step-2'],
    ])('has of the address what fullUrl: %s lets it have', async (fullUrl, expected) => {
      const url = 'https://shop.example.com/reset?token=s3cret&utm_source=mail#step-2'
      const { page, tracker } = visit({ url }, { fullUrl })
      tracker.track('first')
      const [first] = await sentEvents(page)
      expect(first?.data.metadata.url).toBe(expected)
    })

    it('renews the session', () => {
      const { page, tracker } = visit({ url: 'http://x.test/' })
      vi.advanceTimersByTime(60_000)
      tracker.track('a')
      expect(page.cookieWrites[1]).toContain('expires=Thu, 01 Jan 2026 12:31:00 GMT')
    })

    it.each([undefined, '', null])('says once that the key is missing: %s', async (apiKey) => {
      const { page, tracker } = visit({}, { apiKey: apiKey as unknown as string })
      tracker.track('a')
      tracker.trackImpression('cid')
      expect(await sentEvents(page)).toEqual([])
      expect(takeConsole()).toEqual([
        expect.stringContaining('error: SiteBlocks: events cannot be sent, because apiKey is'),
      ])
    })

    it.each([undefined, '', 5])('records nothing without a type, and says so: %s', async (type) => {
      const { page, tracker } = visit()
      tracker.track(type as unknown as string)
      tracker.track('next')
      expect((await sentEvents(page)).map(({ type: sent }) => sent)).toEqual(['next'])
      expect(takeConsole()).toEqual([
        expect.stringContaining('error: SiteBlocks: the type of an event is '),
      ])
    })

    it('records nothing on a preview page, not even the mistake of a missing key', async () => {
      const url = 'https://shop.example.com/?builder.preview=page'
      const { page, consent, tracker } = visit({ url }, { apiKey: '' })
      tracker.track('a')
      consent.setConsent(true)
      page.dispatch('pagehide')
      expect(await sentEvents(page)).toEqual([])
      expect(page.accesses.count).toBe(0)
    })

    it('records nothing on a server', async () => {
      const environment = pagelessEnvironment()
      const { consent, tracker } = composeVisit(environment)
      consent.setConsent(true)
      tracker.track('a')
      tracker.destroy()
      await vi.advanceTimersByTimeAsync(100)
      expect(environment.fetch).not.toHaveBeenCalled()
    })
  })

  it('records an impression of each entry and variation once per page view', async () => {
    const { page, clientPage, tracker } = visit()
    for (let time = 0; time < 2; time += 1) {
      tracker.trackImpression('cid')
      tracker.trackImpression('cid', 'cid')
      tracker.trackImpression('cid', 'v1', { foo: 1 })
      tracker.trackImpression('cid2', 'v1')
      clientPage.startView('route')
    }
    const events = await sentEvents(page)
    const once = [
      ['cid', undefined, undefined],
      ['cid', 'v1', 1],
      ['cid2', 'v1', undefined],
    ]
    expect(
      events.map(({ type, data }) => [type, data.contentId, data.variationId, data.metadata.foo]),
    ).toEqual([...once, ...once].map((row) => ['impression', ...row]))
  })

  it('reports whether a click was the first, and where it hit', async () => {
    const { page, tracker } = visit()
    const element = {
      nodeType: 1,
      id: '',
      classList: { contains: () => true },
      getAttribute: () => 'builder-x',
      getBoundingClientRect: () => ({ left: 0, top: 0, width: 40, height: 60 }),
      getRootNode: () => ({ querySelectorAll: () => [element] }),
    }
    const event = { clientX: 20, clientY: 30, composedPath: () => [element] }
    tracker.trackInteraction('cid', 'v1', true, event as unknown as MouseEvent)
    expect(await sentEvents(page)).toMatchObject([
      {
        type: 'click',
        data: {
          contentId: 'cid',
          variationId: 'v1',
          unique: false,
          targetBuilderElement: 'builder-x',
          metadata: { targetOffset: { x: 0.5, y: 0.5 } },
        },
      },
    ])
  })

  describe('reportSubmission', () => {
    it.each([
      { autoTrack: undefined, types: ['submit', 'later'] },
      { autoTrack: true, types: ['submit', 'later'] },
      { autoTrack: false, types: ['later'] },
    ])('records $types with autoTrack: $autoTrack', async ({ autoTrack, types }) => {
      const { page, tracker } = visit({}, { autoTrack })
      tracker.reportSubmission('cid', 'Newsletter')
      tracker.track('later')
      const events = await sentEvents(page)
      expect(events.map(({ type }) => type)).toEqual(types)
    })
  })

  describe('trackConversion', () => {
    const cookies = { 'builder.tests.cid2': 'vv', 'builder.tests.own': 'own' }

    it.each<[args: unknown[], data: object, metadata: object]>([
      [[10, 'cid2'], { amount: 10, contentId: 'cid2', variationId: 'vv' }, { amount: 10 }],
      [[5, { sku: 'z' }], { amount: 5 }, { amount: 5, sku: 'z' }],
      [[undefined, 'cc', 'cc'], { contentId: 'cc' }, {}],
      [[undefined, 'own'], { contentId: 'own' }, {}],
      [['7.5'], { amount: 7.5 }, { amount: 7.5 }],
      [
        [1, 'cid2', 'v9', { sku: 'z' }, { userId: 'u' }],
        { amount: 1, contentId: 'cid2', variationId: 'v9', context: { userId: 'u' } },
        { amount: 1, sku: 'z' },
      ],
      [
        [undefined, 'cid2', undefined, { amount: 'own' }],
        { contentId: 'cid2', variationId: 'vv' },
        { amount: 'own' },
      ],
      [[1, null, undefined, { sku: 'z' }], { amount: 1 }, { amount: 1, sku: 'z' }],
    ])('turns %j into %j', async (args, data, metadata) => {
      const { page, tracker } = visit({ cookies })
      tracker.trackConversion(...(args as Parameters<typeof tracker.trackConversion>))
      const [event] = await sentEvents(page)
      expect(event?.type).toBe('conversion')
      const { metadata: sent, ownerId, userAttributes, sessionId, visitorId, ...own } = event!.data
      const { sdkVersion, url, happenedAt, user, ...ownMetadata } = sent
      expect([own, ownMetadata]).toEqual([data, metadata])
    })
  })

  it('reports conversions to listeners, whatever hooks make of them, until the undo', () => {
    const { tracker } = visit()
    const heard = vi.fn()
    const stop = tracker.onActivity(heard)
    tracker.addTrackingHook(() => null)
    tracker.trackConversion(5)
    tracker.track('custom')
    stop()
    tracker.trackConversion(6)
    expect(heard.mock.calls).toMatchObject([[{ type: 'conversion', data: { amount: 5 } }]])
  })

  it('lets hooks change and drop events until the undo', async () => {
    const { page, tracker } = visit()
    const undo = tracker.addTrackingHook((event, context) =>
      context.drop ? null : { ...event, data: { ...event.data, context } },
    )
    tracker.track('a', {}, { x: 1 })
    tracker.track('b', {}, { drop: true })
    tracker.track('c')
    undo()
    tracker.track('d')
    const events = await sentEvents(page)
    expect(events.map(({ type, data }) => [type, data.context])).toEqual([
      ['a', { x: 1 }],
      ['c', {}],
      ['d', undefined],
    ])
  })

  it('sends what waits and leaves no listener behind when it is destroyed', async () => {
    const { page, tracker, leave } = visit()
    tracker.track('a')
    tracker.destroy()
    tracker.destroy()
    leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.sendBeacon).toHaveBeenCalledOnce()
    expect(page.fetch).not.toHaveBeenCalled()
    expect(page.listenerCount()).toBe(0)
  })
})
