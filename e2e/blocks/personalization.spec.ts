import { test as base, expect } from '../fixtures'
import { containerOf, forPlan, PersonalPage } from '../support/PersonalPage'

const test = base.extend<{ personal: PersonalPage }>({
  personal: async ({ host, content }, use) => {
    await use(new PersonalPage(host, content))
  },
})

const plans = containerOf([forPlan('free'), forPlan('pro')])

test.describe('personalized content', () => {
  test('is decided before the first paint', async ({ personal }) => {
    await personal.open([plans], { plan: 'pro' })
    await expect(personal.texts()).toHaveText(['Hello, pro'])
    await personal.expectAccessible()
    const { seen, shift } = await personal.notes()
    expect(seen).toEqual(['Hello, pro'])
    expect(shift).toBe(0)
  })
})
