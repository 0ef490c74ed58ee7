import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Manager } from '../testing/consentSignals'
import { openBrowser, type Recorded, STEPS, type Step } from '../testing/consentTabs'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

it('lets the newest decision win, in whichever tab it was made', async () => {
  const orders = fc.record({
    managers: fc.array(fc.constantFrom(undefined, 'cookiebot', 'onetrust', 'consent-mode'), {
      minLength: 2,
      maxLength: 3,
    }),
    draws: fc.array(fc.constantFrom(0, 0.99), { minLength: 1, maxLength: 4 }),
    // Few kinds of steps at a time meet in more orders.
    steps: fc.shuffledSubarray([...STEPS], { minLength: 3 }).chain((kinds) =>
      fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat({ max: 2 })), {
        minLength: 6,
        maxLength: 24,
      }),
    ),
  })
  const counts = { step: 0, impression: 0, conversion: 0 }
  await fc.assert(
    fc.asyncProperty(orders, async ({ managers, draws, steps }) => {
      const browser = openBrowser(managers as (Manager | undefined)[], draws)
      for (const [step, index] of [['mount', 0], ['mount', 1], ...steps] as [Step, number][]) {
        await browser.take(step, index % managers.length)
        expect([step, ...browser.found()]).toEqual([step, ...browser.expected()])
      }
      await browser.pause(60_000)
      expect(browser.leaked).toEqual([])
      for (const event of browser.recorded) {
        const { type, tab, visitor, credit, isDue, isRefused } = event
        counts[type] += event.received.length
        // Of the same impression, a visitor counts once in a page view.
        const isSame = (other: Recorded) => other.type === type && other.tab === tab
        const same = type === 'impression' ? browser.recorded.filter(isSame) : [event]
        const received = same
          .flatMap((each) => each.received)
          .filter((each) => type !== 'impression' || each.visitor === visitor)
        const isWithdrawn = same.some((each) => each.isWithdrawn)
        if (!isWithdrawn) expect([event, received.length > 1]).toEqual([event, false])
        if (isDue && !isRefused && !isWithdrawn)
          expect([event, received.length > 0]).toEqual([event, true])
        if (type === 'conversion' && !isRefused)
          for (const { variation } of received) expect([...credit]).toContain(variation)
      }
    }),
    { numRuns: 800 },
  )
  expect(counts.step).toBeGreaterThan(200)
  expect(counts.impression).toBeGreaterThan(100)
  expect(counts.conversion).toBeGreaterThan(100)
})
