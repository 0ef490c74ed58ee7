import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Manager, openBrowser, STEPS, type Step } from '../testing/consentTabs'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

it('lets the newest decision win, in whichever tab it was made', async () => {
  const orders = fc.record({
    managers: fc.array(fc.constantFrom(undefined, 'cookiebot', 'onetrust', 'consent-mode'), {
      minLength: 2,
      maxLength: 3,
    }),
    draws: fc.array(fc.constantFrom(0, 0.99), { minLength: 1, maxLength: 4 }),
    steps: fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat({ max: 2 })), {
      minLength: 6,
      maxLength: 24,
    }),
  })
  const counts = { step: 0, conversion: 0 }
  await fc.assert(
    fc.asyncProperty(orders, async ({ managers, draws, steps }) => {
      const browser = openBrowser(managers as (Manager | undefined)[], draws)
      for (const [step, index] of [['mount', 0], ['mount', 1], ...steps] as [Step, number][]) {
        await browser.take(step, index % managers.length)
        expect([step, ...browser.found()]).toEqual([step, ...browser.expected()])
      }
      await browser.pause(60_000)
      expect(browser.leaked).toEqual([])
      for (const [index, event] of browser.recorded.entries()) {
        const { type, credit, isDue, isRefused, isWithdrawn } = event
        const variations = browser.received[index] ?? []
        counts[type] += variations.length
        if (!isWithdrawn) expect([event, variations.length > 1]).toEqual([event, false])
        if (isDue && !isRefused && !isWithdrawn)
          expect([event, variations.length > 0]).toEqual([event, true])
        if (type === 'conversion' && !isRefused)
          for (const variation of variations) expect([...credit]).toContain(variation)
      }
    }),
    { numRuns: 800 },
  )
  expect(counts.step).toBeGreaterThan(200)
  expect(counts.conversion).toBeGreaterThan(100)
})
