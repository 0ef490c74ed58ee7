import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHeldAnswers } from '../testing/contentPage'
import { eventsWith, eventWith } from '../testing/eventWith'
import { createFakePage } from '../testing/fakePage'
import { eventsOf, failRequests, sentIds, startQueue } from '../testing/startQueue'
import type { VisitorIds } from '../visitor/visitor'
import type { TrackedEvent } from './trackedEvent'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

/** Completes an event, as the tracker does once it may leave. */
function identified(event: TrackedEvent, { visitorId }: VisitorIds): TrackedEvent {
  return { ...event, data: { ...event.data, visitorId } }
}

describe('createEventQueue', () => {
  describe('without consent', () => {
    it('neither sends nor looks at storage, ever', async () => {
      const { page, queue } = startQueue(createFakePage({ draws: [0] }), false)
      for (const event of eventsWith(60)) queue.add(event)
      await vi.advanceTimersByTimeAsync(60_000)
      page.dispatch('online')
      page.hide()
      page.dispatch('pagehide')
      queue.destroy()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(page.fetch).not.toHaveBeenCalled()
      expect(page.sendBeacon).not.toHaveBeenCalled()
      expect(page.accesses.count).toBe(0)
    })

    it('sends everything when consent comes, by the ids that are known then', async () => {
      const { page, consent, queue, visitor } = startQueue(createFakePage({ draws: [0] }), false)
      for (const id of ['a', 'b']) {
        const event = eventWith(id)
        queue.add(event, () => identified(event, visitor))
      }
      consent.setConsent(true)
      await queue.send('c')
      expect(sentIds(page)).toEqual([['a', 'b', 'c']])
      const visitors = eventsOf(page.fetch.mock.calls[0]?.[1]?.body).map((e) => e.data.visitorId)
      expect(visitors).toEqual([visitor.visitorId, visitor.visitorId, 'V'])
    })
  })

  describe('when consent is withdrawn', () => {
    it('stops sending, and removes what carries the visitor’s ids', async () => {
      const { page, consent, queue } = startQueue()
      page.stored.set('siteblocks.events/other/k/tab', '[]')
      queue.add(eventWith('a'))
      consent.setConsent(false)
      page.hide()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(page.fetch).not.toHaveBeenCalled()
      expect(page.sendBeacon).not.toHaveBeenCalled()
      expect(page.stored.size).toBe(0)
      consent.setConsent(true)
      await vi.advanceTimersByTimeAsync(5)
      expect(page.fetch).not.toHaveBeenCalled()
    })

    it('aborts the request in flight', async () => {
      const { page, consent, queue } = startQueue()
      page.fetch.mockImplementationOnce(createHeldAnswers().hold)
      await queue.send('a')
      page.hide()
      consent.setConsent(false)
      await vi.advanceTimersByTimeAsync(10_000)
      expect(page.fetch).toHaveBeenCalledTimes(1)
      expect(page.stored.size).toBe(0)
      consent.setConsent(true)
      await vi.advanceTimersByTimeAsync(5)
      expect(sentIds(page)).toEqual([['a']])
    })

    it('stops trying again', async () => {
      const { page, consent, queue } = startQueue()
      failRequests(page)
      await queue.send('a')
      consent.setConsent(false)
      await vi.advanceTimersByTimeAsync(60_000)
      page.dispatch('online')
      await vi.advanceTimersByTimeAsync(0)
      expect(page.fetch).toHaveBeenCalledTimes(1)
    })

    it('never sends an id of before the refusal, even if consent comes back at once', async () => {
      const { page, consent, queue, visitor } = startQueue()
      page.fetch.mockRejectedValueOnce(new TypeError())
      await queue.send('failed')
      queue.add(eventWith('waiting'))
      consent.setConsent(false)
      const refused = eventWith('refused')
      queue.add(refused, () => identified(refused, visitor))
      consent.setConsent(true)
      await vi.advanceTimersByTimeAsync(60_000)
      const bodies = page.fetch.mock.calls.slice(1).map(([, init]) => init?.body)
      expect(bodies.flatMap(eventsOf).map(({ id, data }) => [id, data.visitorId])).toEqual([
        ['refused', visitor.visitorId],
      ])
    })
  })
})
