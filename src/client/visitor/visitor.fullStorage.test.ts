import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakePage, type FakePage } from '../testing/fakePage'
import { composeVisit, sentEvents } from '../testing/visit'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

/** Storage that keeps nothing, so that the visitor's id is in a cookie, and no tab hears of another. */
const KEEPS_NOTHING: Readonly<Record<string, (page: FakePage) => void>> = {
  full: ({ storage }) =>
    void storage.setItem.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    }),
  blocked: ({ window }) =>
    void Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
}

type Visit = ReturnType<typeof composeVisit>

/** Activities of a visitor in a tab. */
const ACTIVITIES: Readonly<Record<string, (visit: Visit) => void>> = {
  'an event': ({ tracker }) => tracker.track('signup'),
  'an impression': ({ tracker }) => tracker.trackImpression('e1'),
  'a reported impression': ({ tracker }) => tracker.reportImpression({ id: 'e1' }),
  'a conversion': ({ tracker }) => tracker.trackConversion(5),
  'a route': ({ clientPage }) => clientPage.startView('route'),
  'a return': ({ clientPage }) => clientPage.startView('return'),
}

describe.each(Object.entries(KEEPS_NOTHING))('a visitor whose storage is %s', (_, keepNothing) => {
  function open(besides?: FakePage) {
    const page = createFakePage({ besides })
    keepNothing(page)
    return { page, ...composeVisit(page.environment) }
  }

  it.each(Object.entries(ACTIVITIES))(
    'is not tracked after a refusal in another tab: %s',
    async (_activity, act) => {
      const one = open()
      const other = open(one.page)
      expect(other.visitor.visitorId).toBe(one.visitor.visitorId)
      await vi.advanceTimersByTimeAsync(5_000)
      one.consent.setConsent(false)
      act(other)
      other.tracker.track('later')
      expect(other.consent.allowed).toBe(false)
      expect(await sentEvents(other.page)).toEqual([])
      expect([...other.page.cookies]).toEqual([])
    },
  )

  it.each(Object.entries(ACTIVITIES))(
    'is tracked as long as nobody refuses: %s',
    (_activity, act) => {
      const { consent, visitor, page, ...parts } = open()
      const { visitorId } = visitor
      for (const minutes of [0, 1, 31, 62]) {
        vi.advanceTimersByTime(minutes * 60_000)
        // Browsers remove the session's cookie when it ends.
        if (minutes > 30) page.cookies.delete('builderSessionId')
        act({ consent, visitor, ...parts })
        expect([consent.allowed, visitor.visitorId]).toEqual([true, visitorId])
      }
    },
  )
})
