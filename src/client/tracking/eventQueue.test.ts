import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { pageFor } from '../page/Page'
import { eventsWith, eventWith } from '../testing/eventWith'
import {
  answerRequests,
  beaconedIds,
  ENDPOINT,
  eventsOf,
  failRequests,
  sentIds,
  startQueue,
  storedIds,
} from '../testing/startQueue'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

describe('createEventQueue', () => {
  describe('sending', () => {
    it('waits 5 ms, then sends what has come by then', async () => {
      const { page, queue } = startQueue()
      queue.add(eventWith('a'))
      queue.add(eventWith('b'))
      await vi.advanceTimersByTimeAsync(4)
      queue.add(eventWith('c'))
      expect(page.fetch).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(sentIds(page)).toEqual([['a', 'b', 'c']])
    })

    it('sends 50 at a time', async () => {
      const { page, queue } = startQueue()
      for (const event of eventsWith(101)) queue.add(event)
      await vi.advanceTimersByTimeAsync(100)
      expect(sentIds(page).map(({ length }) => length)).toEqual([50, 50, 1])
    })

    it('has one request in flight', async () => {
      const { page, queue } = startQueue()
      const responses: ((response: Response) => void)[] = []
      page.fetch.mockImplementation(() => new Promise((resolve) => responses.push(resolve)))
      await queue.send('a')
      queue.add(eventWith('b'))
      queue.add(eventWith('c'))
      await vi.advanceTimersByTimeAsync(1_000)
      expect(sentIds(page)).toEqual([['a']])
      responses[0]?.(new Response())
      await vi.advanceTimersByTimeAsync(5)
      expect(sentIds(page)).toEqual([['a'], ['b', 'c']])
    })

    it('sends no more at a time than outlives the page', async () => {
      const { page, queue } = startQueue()
      queue.add(eventWith('a', 40_000))
      queue.add(eventWith('b', 40_000))
      await vi.advanceTimersByTimeAsync(10)
      expect(sentIds(page)).toEqual([['a'], ['b']])
    })

    it('sends a batch that is too large for the host in halves, and drops what remains so', async () => {
      const { page, queue } = startQueue()
      const taken: string[] = []
      page.fetch.mockImplementation(async (_url, init) => {
        const ids = eventsOf(init?.body).map(({ id }) => id)
        if (ids.length > 4 || ids.includes('e7')) return new Response(null, { status: 413 })
        taken.push(...ids)
        return new Response()
      })
      for (const event of eventsWith(20)) queue.add(event)
      await vi.advanceTimersByTimeAsync(1_000)
      const others = eventsWith(20).map(({ id }) => id)
      expect(taken).toEqual(others.filter((id) => id !== 'e7'))
      expect(takeConsole()).toEqual([expect.stringContaining('refused them (status 413)')])
    })

    it('drops an event of more than 50 kB, and says so', async () => {
      const { page, debug, queue } = startQueue()
      queue.add(eventWith('a', 50_001))
      await vi.advanceTimersByTimeAsync(100)
      expect(page.fetch).not.toHaveBeenCalled()
      expect(takeConsole()).toEqual([
        'warn: SiteBlocks: event "click" was dropped, because it exceeds 50000 bytes. Pass less data.',
      ])
      expect(debug.mock.calls).toMatchObject([[expect.stringContaining('dropped'), { id: 'a' }]])
    })
  })

  describe('failures', () => {
    it('tries again ever more slowly', async () => {
      const { page, queue } = startQueue()
      answerRequests(page, 500)
      queue.add(eventWith('a'))
      await vi.advanceTimersByTimeAsync(5)
      for (const [index, delayMs] of [1, 2, 4, 8, 16, 30, 30].map((s) => s * 1_000).entries()) {
        await vi.advanceTimersByTimeAsync(delayMs - 1)
        expect(page.fetch).toHaveBeenCalledTimes(index + 1)
        await vi.advanceTimersByTimeAsync(1)
        expect(page.fetch).toHaveBeenCalledTimes(index + 2)
      }
      answerRequests(page, 200)
      await vi.advanceTimersByTimeAsync(30_000)
      const calls = page.fetch.mock.calls.length
      expect(sentIds(page)).toEqual(Array.from({ length: calls }, () => ['a']))
      await vi.advanceTimersByTimeAsync(60_000)
      expect(page.fetch).toHaveBeenCalledTimes(calls)
    })

    it('sends later events behind the failed ones, without keepalive', async () => {
      const { page, queue } = startQueue()
      page.fetch.mockRejectedValueOnce(new TypeError())
      queue.add(eventWith('a'))
      vi.advanceTimersByTime(5)
      queue.add(eventWith('b'))
      await vi.advanceTimersByTimeAsync(1_000)
      expect(sentIds(page)).toEqual([['a'], ['a', 'b']])
      expect(page.fetch.mock.calls[1]?.[1]).toMatchObject({ keepalive: false })
    })

    it('honours Retry-After, also when the browser comes online', async () => {
      const { page, queue } = startQueue()
      answerRequests(page, 429, { 'retry-after': '60' })
      queue.add(eventWith('a'))
      await vi.advanceTimersByTimeAsync(5)
      await vi.advanceTimersByTimeAsync(59_999)
      page.dispatch('online')
      await vi.advanceTimersByTimeAsync(0)
      expect(page.fetch).toHaveBeenCalledTimes(1)
      await vi.advanceTimersByTimeAsync(1)
      expect(page.fetch).toHaveBeenCalledTimes(2)
    })

    it('tries again at once when the browser comes online', async () => {
      const { page, queue } = startQueue()
      page.fetch.mockRejectedValueOnce(new TypeError())
      await queue.send('a')
      page.dispatch('online')
      await vi.advanceTimersByTimeAsync(0)
      expect(sentIds(page)).toEqual([['a'], ['a']])
      await vi.advanceTimersByTimeAsync(60_000)
      expect(page.fetch).toHaveBeenCalledTimes(2)
    })

    it('pauses after 20 failures, and tries once more with each page view', async () => {
      const { page, environment, queue } = startQueue()
      answerRequests(page, 500)
      queue.add(eventWith('a'))
      await vi.advanceTimersByTimeAsync(60 * 60_000)
      expect(page.fetch).toHaveBeenCalledTimes(20)
      expect(takeConsole()).toEqual([expect.stringContaining('events could not be delivered')])
      pageFor(environment).startView('route')
      await vi.advanceTimersByTimeAsync(60 * 60_000)
      expect(page.fetch).toHaveBeenCalledTimes(21)
    })

    it('drops a batch that is refused, and says so', async () => {
      const { page, debug, queue } = startQueue()
      answerRequests(page, 404)
      queue.add(eventWith('a'))
      await vi.advanceTimersByTimeAsync(60_000)
      expect(page.fetch).toHaveBeenCalledTimes(1)
      expect(debug).toHaveBeenCalledWith('events dropped (status 404): 1', expect.anything())
      expect(takeConsole()).toEqual([
        `warn: SiteBlocks: events were dropped, because ${ENDPOINT} refused them (status 404). Check the host and apiKey.`,
      ])
    })

    it('keeps the first 1,000, and reports what it drops', async () => {
      const { page, debug, queue } = startQueue()
      failRequests(page)
      for (const event of eventsWith(1_001)) queue.add(event)
      expect(debug.mock.calls).toMatchObject([
        [expect.stringContaining('dropped'), { id: 'e1000' }],
      ])
      expect(takeConsole()).toEqual([expect.stringContaining('1000 events are waiting')])
    })
  })

  describe('destroy', () => {
    it('sends what waits, and stops', async () => {
      const { page, consent, queue } = startQueue()
      queue.add(eventWith('a'))
      queue.destroy()
      expect(vi.getTimerCount()).toBe(0)
      queue.destroy()
      const { count } = page.accesses
      consent.setConsent(false)
      consent.setConsent(true)
      expect(page.accesses.count).toBe(count)
      await vi.advanceTimersByTimeAsync(60_000)
      expect(beaconedIds(page)).toEqual([['a']])
      expect(page.fetch).not.toHaveBeenCalled()
      expect(page.listenerCount()).toBe(0)
      expect(vi.getTimerCount()).toBe(0)
    })

    it.each<[alone: string, others: number, canTrack: boolean, isRefused: boolean, sent: string[]]>(
      [
        ['alone', 0, true, false, ['late']],
        ['alone, after a refusal', 0, true, true, []],
        ['alone, without consent', 0, false, false, []],
        ['beside another client', 1, true, false, ['late']],
        ['beside another client, after a refusal', 1, true, true, []],
        ['beside another client, without consent', 1, false, false, []],
      ],
    )('sends what came too late, %s', async (_, others, canTrack, isRefused, sent) => {
      const { page, environment, queue } = startQueue(undefined, canTrack)
      if (others > 0) startQueue(page, true, environment)
      queue.destroy()
      if (isRefused) pageFor(environment).consent.setConsent(false)
      const late = eventWith('late')
      queue.add(late, () => late)
      await vi.advanceTimersByTimeAsync(60_000)
      expect([...sentIds(page), ...beaconedIds(page)].flat()).toEqual(sent)
    })

    it('stores what fails afterwards, however often the queue is destroyed', async () => {
      const { page, queue } = startQueue()
      failRequests(page)
      queue.add(eventWith('a'))
      vi.advanceTimersByTime(5)
      queue.destroy()
      queue.destroy()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(page.fetch).toHaveBeenCalledTimes(1)
      expect(storedIds(page)).toEqual(['a'])
    })
  })
})
