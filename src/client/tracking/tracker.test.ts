import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { sentEvents, visit } from '../testing/visit'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

describe('createTracker', () => {
  describe('track', () => {
    it('posts the event with the page and the visitor', async () => {
      const { page, visitor, userAttributes, tracker } = visit()
      userAttributes.set({ tier: 'gold' })
      tracker.track('custom', { contentId: 'cid', meta: { a: 1 }, metadata: { b: 2 } })
      expect(await sentEvents(page)).toEqual([
        {
          type: 'custom',
          id: expect.any(String),
          data: {
            contentId: 'cid',
            metadata: {
              sdkVersion: expect.any(String),
              url: 'https://shop.example.com/a/b',
              happenedAt: Date.now() - 100,
              a: 1,
              b: 2,
              user: { tier: 'gold' },
            },
            ownerId: 'abc123',
            userAttributes: {
              urlPath: '/a/b',
              host: 'shop.example.com',
              device: 'desktop',
              tier: 'gold',
            },
            sessionId: visitor.sessionId,
            visitorId: visitor.visitorId,
          },
        },
      ])
      expect(page.fetch.mock.calls[0]?.[0]).toBe('https://cdn.test/api/v1/track')
    })

    it('takes the address and the attributes of the moment', async () => {
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

    it('never throws, whatever it is given', async () => {
      const { page, tracker } = visit()
      const data: Record<string, unknown> = { n: 1n, run: () => 1 }
      data.self = data
      tracker.track('a', data)
      tracker.track('b', null as unknown as Record<string, unknown>)
      tracker.trackImpression('cid', undefined, data)
      tracker.trackConversion(1, data)
      tracker.trackInteraction('cid', undefined, false, {} as MouseEvent)
      expect((await sentEvents(page)).map(({ type }) => type)).toEqual([
        'a',
        'b',
        'impression',
        'conversion',
        'click',
      ])
    })

    it('lets no failure reach the page', async () => {
      const { page, tracker } = visit()
      page.fetch.mockRejectedValue(new TypeError())
      tracker.track('a')
      await expect(vi.advanceTimersByTimeAsync(10_000)).resolves.not.toThrow()
    })
  })

  describe('trackImpression', () => {
    it('makes properties metadata, and leaves out the entry’s own variation', async () => {
      const { page, tracker } = visit()
      tracker.trackImpression('cid', 'v1', { foo: 1 })
      tracker.trackImpression('cid2', 'cid2')
      const [first, second] = await sentEvents(page)
      expect(first).toMatchObject({
        type: 'impression',
        data: { contentId: 'cid', variationId: 'v1', metadata: { foo: 1 } },
      })
      expect(second?.data).not.toHaveProperty('variationId')
    })

    it('records each entry and variation once per page view', async () => {
      const { page, clientPage, tracker } = visit()
      for (let time = 0; time < 2; time += 1) {
        tracker.trackImpression('cid')
        tracker.trackImpression('cid', 'cid')
        tracker.trackImpression('cid', 'v1')
        tracker.trackImpression('cid2', 'v1')
        clientPage.startView('route')
      }
      const events = await sentEvents(page)
      expect(events.map(({ data }) => [data.contentId, data.variationId])).toEqual([
        ['cid', undefined],
        ['cid', 'v1'],
        ['cid2', 'v1'],
        ['cid', undefined],
        ['cid', 'v1'],
        ['cid2', 'v1'],
      ])
    })
  })

  describe('trackInteraction', () => {
    it.each([
      { alreadyTracked: undefined, unique: true },
      { alreadyTracked: false, unique: true },
      { alreadyTracked: true, unique: false },
    ])(
      'is unique $unique for alreadyTracked $alreadyTracked',
      async ({ alreadyTracked, unique }) => {
        const { page, tracker } = visit()
        tracker.trackInteraction('cid', 'v1', alreadyTracked)
        expect(await sentEvents(page)).toMatchObject([
          { type: 'click', data: { contentId: 'cid', variationId: 'v1', unique } },
        ])
      },
    )

    it('tells where the click hit', async () => {
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
      tracker.trackInteraction('cid', 'v1', false, event as unknown as MouseEvent)
      expect(await sentEvents(page)).toMatchObject([
        {
          data: {
            targetBuilderElement: 'builder-x',
            metadata: {
              targetOffset: { x: 0.5, y: 0.5 },
              builderTargetOffset: { x: 0.5, y: 0.5 },
              builderElementIndex: 0,
            },
          },
        },
      ])
    })
  })

  describe('trackConversion', () => {
    const cookies = { 'builder.tests.cid2': 'vv', 'builder.tests.own': 'own' }

    it.each([
      {
        args: [10, 'cid2'],
        data: { amount: 10, contentId: 'cid2', variationId: 'vv' },
        metadata: { amount: 10 },
      },
      { args: [5, { sku: 'z' }], data: { amount: 5 }, metadata: { amount: 5, sku: 'z' } },
      { args: [undefined, 'cc', 'cc'], data: { contentId: 'cc' }, metadata: {} },
      { args: [undefined, 'own'], data: { contentId: 'own' }, metadata: {} },
      { args: [], data: {}, metadata: {} },
      { args: [0], data: { amount: 0 }, metadata: { amount: 0 } },
      { args: ['7.5'], data: { amount: 7.5 }, metadata: { amount: 7.5 } },
      {
        args: [1, 'cid2', 'v9', { sku: 'z' }, { userId: 'u' }],
        data: { amount: 1, contentId: 'cid2', variationId: 'v9', context: { userId: 'u' } },
        metadata: { amount: 1, sku: 'z' },
      },
      {
        args: [undefined, 'cid2', undefined, { amount: 'own' }],
        data: { contentId: 'cid2', variationId: 'vv' },
        metadata: { amount: 'own' },
      },
      {
        args: [1, null, undefined, { sku: 'z' }],
        data: { amount: 1 },
        metadata: { amount: 1, sku: 'z' },
      },
    ])('makes $data of $args', async ({ args, data, metadata }) => {
      const { page, tracker } = visit({ cookies })
      tracker.trackConversion(...(args as Parameters<typeof tracker.trackConversion>))
      const [event] = await sentEvents(page)
      expect(event?.type).toBe('conversion')
      const { metadata: sent, ownerId, userAttributes, sessionId, visitorId, ...own } = event!.data
      const { sdkVersion, url, happenedAt, user, ...ownMetadata } = sent
      expect([own, ownMetadata]).toEqual([data, metadata])
    })

    it('takes the variation that was shown', async () => {
      const { page, assignments, tracker } = visit({ draws: [0] })
      const variations = { v1: { id: 'v1', testRatio: 1, data: {} } }
      assignments.assign({ id: 'cid', data: {}, variations })
      tracker.trackConversion(1, 'cid')
      expect(await sentEvents(page)).toMatchObject([{ data: { variationId: 'v1' } }])
    })
  })

  describe('onActivity', () => {
    it('hears of conversions, whatever hooks make of them, until the undo', () => {
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
  })

  describe('addTrackingHook', () => {
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
  })

  it('sends what waits and leaves no listener behind when it is destroyed', async () => {
    const { page, tracker, leave } = visit()
    tracker.track('a')
    tracker.destroy()
    tracker.destroy()
    leave()
    tracker.track('b')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.sendBeacon).toHaveBeenCalledOnce()
    expect(page.fetch).not.toHaveBeenCalled()
    expect(page.listenerCount()).toBe(0)
  })
})
