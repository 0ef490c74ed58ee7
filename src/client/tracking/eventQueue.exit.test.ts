import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventsWith, eventWith } from '../testing/eventWith'
import { createFakePage, type FakePage } from '../testing/fakePage'
import {
  answerRequests,
  beaconedIds,
  ENDPOINT,
  failRequests,
  sentIds,
  startQueue,
  storedIds,
} from '../testing/startQueue'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

const OFFLINE = { onLine: false }
const fail = () => {
  throw new Error('no')
}

describe('createEventQueue', () => {
  describe('when the page is left', () => {
    it.each<[on: string, leave: (page: FakePage) => void]>([
      ['pagehide', (page) => page.dispatch('pagehide')],
      ['becoming hidden', (page) => page.hide()],
    ])('hands events to a beacon on %s', async (_on, leave) => {
      const { page, queue } = startQueue()
      queue.add(eventWith('a'))
      leave(page)
      leave(page)
      expect(page.sendBeacon.mock.calls.map(([url]) => url)).toEqual([ENDPOINT])
      expect(beaconedIds(page)).toEqual([['a']])
      await vi.advanceTimersByTimeAsync(60_000)
      expect(page.fetch).not.toHaveBeenCalled()
      expect(page.accesses.count).toBe(1)
    })

    it('sends nothing on becoming visible', async () => {
      const { page, queue } = startQueue()
      queue.add(eventWith('a'))
      page.dispatch('visibilitychange')
      expect(page.sendBeacon).not.toHaveBeenCalled()
    })

    it('stays within 50 events a chunk and 60 kB in all, and stores the rest', async () => {
      const { page, queue } = startQueue()
      for (const event of eventsWith(120, 600)) queue.add(event)
      page.dispatch('pagehide')
      const bodies = page.sendBeacon.mock.calls.map(([, body]) => body)
      expect(beaconedIds(page)[0]).toHaveLength(50)
      const bytes = bodies.join('').length
      expect(bytes).toBeLessThanOrEqual(60_000)
      expect(bytes).toBeGreaterThan(59_000)
      expect([...beaconedIds(page).flat(), ...storedIds(page)]).toEqual(
        eventsWith(120).map(({ id }) => id),
      )
    })

    it('leaves to the browser what is in flight, and counts it', async () => {
      const { page, queue } = startQueue()
      page.fetch.mockImplementation(() => new Promise(() => {}))
      queue.add(eventWith('a', 45_000))
      await vi.advanceTimersByTimeAsync(5)
      queue.add(eventWith('b', 10_000))
      queue.add(eventWith('c', 10_000))
      page.dispatch('pagehide')
      expect(beaconedIds(page)).toEqual([['b']])
      expect(storedIds(page)).toEqual(['c'])
    })

    it('does not store what the browser took over after its client is destroyed', async () => {
      const { page, queue } = startQueue()
      page.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
      queue.add(eventWith('a'))
      vi.advanceTimersByTime(5)
      queue.destroy()
      page.dispatch('pagehide')
      await vi.advanceTimersByTimeAsync(1)
      expect(storedIds(page)).toEqual([])
    })

    it.each([0, 1, 2])(
      'does not send again what is rejected between listeners, %i microtasks before its own',
      async (microtasks) => {
        const { page, queue, debug } = startQueue()
        page.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
        queue.add(eventWith('a'))
        vi.advanceTimersByTime(5)
        for (let count = 0; count < microtasks * 5; count++) await Promise.resolve()
        page.dispatch('pagehide')
        page.dispatch('pageshow')
        await vi.advanceTimersByTimeAsync(60_000)
        expect(sentIds(page)).toEqual([['a']])
        expect(page.stored.size).toBe(0)
        expect(debug).toHaveBeenCalledExactlyOnceWith('events on its way: 1', undefined)
      },
    )

    it('stores a request in flight that ends with the page, until it is answered', async () => {
      const { page, queue } = startQueue()
      failRequests(page)
      await queue.send('a')
      // Retries do without keepalive.
      answerRequests(page, 200)
      vi.advanceTimersByTime(1_000)
      page.hide()
      expect(storedIds(page)).toEqual(['a'])
      await vi.advanceTimersByTimeAsync(0)
      expect(page.stored.size).toBe(0)
    })

    it.each<[where: string, prepare: (page: FakePage) => unknown, beacons: number]>([
      ['the beacon is refused', ({ sendBeacon }) => sendBeacon.mockReturnValue(false), 1],
      ['the beacon throws', ({ sendBeacon }) => sendBeacon.mockImplementation(fail), 1],
      ['the browser is offline', ({ window }) => Object.assign(window.navigator, OFFLINE), 0],
    ])('stores events where %s', async (_where, prepare, beacons) => {
      const { page, queue } = startQueue()
      prepare(page)
      queue.add(eventWith('a'))
      page.dispatch('pagehide')
      expect(page.sendBeacon).toHaveBeenCalledTimes(beacons)
      expect(page.fetch).not.toHaveBeenCalled()
      expect(storedIds(page)).toEqual(['a'])
    })

    it('sends what is recorded while the page is left', () => {
      const { page, queue } = startQueue()
      page.dispatch('pagehide')
      queue.add(eventWith('late'))
      expect(beaconedIds(page)).toEqual([['late']])
    })

    it('stores events rather than trust a beacon while requests fail', async () => {
      const { page, queue } = startQueue()
      failRequests(page)
      await queue.send('a')
      page.dispatch('pagehide')
      expect(page.sendBeacon).not.toHaveBeenCalled()
      expect(storedIds(page)).toEqual(['a'])
    })

    it('trusts a beacon where storage throws', async () => {
      const { page, queue } = startQueue(createFakePage({ blocked: true, draws: [0] }))
      page.window.navigator.onLine = false
      queue.add(eventWith('a'))
      page.dispatch('pagehide')
      expect(beaconedIds(page)).toEqual([['a']])
    })

    it('stores at once what is recorded while the page is hidden, and keeps what fails', async () => {
      const { page, queue } = startQueue()
      page.hide()
      failRequests(page)
      queue.add(eventWith('a'))
      expect(storedIds(page)).toEqual(['a'])
      await vi.advanceTimersByTimeAsync(5)
      expect(storedIds(page)).toEqual(['a'])
    })

    it('continues when the page was only hidden, and removes what it has stored', async () => {
      const { page, queue } = startQueue()
      page.fetch.mockRejectedValueOnce(new TypeError())
      await queue.send('a')
      page.hide()
      expect(storedIds(page)).toEqual(['a'])
      await vi.advanceTimersByTimeAsync(1_000)
      expect(sentIds(page)).toEqual([['a'], ['a']])
      expect(page.stored.size).toBe(0)
    })
  })

  describe('the next page view', () => {
    function leaveBehind(): FakePage {
      const { page, queue } = startQueue()
      page.window.navigator.onLine = false
      queue.add(eventWith('a'))
      page.dispatch('pagehide')
      queue.destroy()
      return createFakePage({ stored: Object.fromEntries(page.stored), draws: [0] })
    }

    it('keeps it stored until it is delivered', async () => {
      const page = leaveBehind()
      answerRequests(page, 500)
      startQueue(page)
      await vi.advanceTimersByTimeAsync(5)
      expect(storedIds(page)).toEqual(['a'])
      answerRequests(page, 200)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(page.stored.size).toBe(0)
    })

    it('waits, and stores its own events too, while the host wants no requests', async () => {
      const { page, queue } = startQueue()
      answerRequests(page, 429, { 'retry-after': '60' })
      await queue.send('a')
      page.dispatch('pagehide')
      queue.destroy()
      const next = startQueue(createFakePage({ stored: Object.fromEntries(page.stored) }))
      next.queue.add(eventWith('b'))
      await vi.advanceTimersByTimeAsync(59_900)
      next.page.dispatch('pagehide')
      expect(next.page.sendBeacon).not.toHaveBeenCalled()
      expect(storedIds(next.page)).toEqual(['a', 'b'])
      expect(next.page.fetch).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(100)
      expect(sentIds(next.page)).toEqual([['a', 'b']])
    })

    it('leaves it alone until consent comes', async () => {
      const { page, consent, queue } = startQueue(leaveBehind(), false)
      await queue.send('b')
      expect(page.accesses.count).toBe(0)
      consent.setConsent(true)
      await vi.advanceTimersByTimeAsync(5)
      expect(sentIds(page)).toEqual([['a', 'b']])
    })

    it('begins with a new client where the old one is destroyed', async () => {
      const { page, environment, queue } = startQueue()
      page.window.navigator.onLine = false
      queue.add(eventWith('a'))
      queue.destroy()
      startQueue(page, true, environment)
      await vi.advanceTimersByTimeAsync(5)
      expect(sentIds(page)).toEqual([['a']])
    })
  })
})
