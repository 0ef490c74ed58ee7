import { test as base, expect } from '../fixtures'
import { containerOf, forPlan, PersonalPage } from '../support/PersonalPage'

const test = base.extend<{ personal: PersonalPage }>({
  personal: async ({ host, content }, use) => {
    await use(new PersonalPage(host, content))
  },
})

const plans = containerOf([forPlan('free'), forPlan('pro')])

test.describe('personalized content', () => {
  for (const { plan, expected } of [
    { plan: 'free', expected: 'Hello, free' },
    { plan: 'pro', expected: 'Hello, pro' },
    { plan: 'team', expected: 'Hello, all' },
  ]) {
    test(`is decided before the first paint, for ${plan}`, async ({ personal }) => {
      await personal.open([plans], { plan })
      await expect(personal.texts()).toHaveText([expected])
      await personal.expectAccessible()
      const { seen, shift } = await personal.notes()
      expect(seen).toEqual([expected])
      expect(shift).toBe(0)
    })
  }

  test('changes with the user attributes', async ({ personal }) => {
    await personal.open([plans], { plan: 'free' })
    await personal.set({ plan: 'pro' })
    await expect(personal.texts()).toHaveText(['Hello, pro'])
    await personal.expectAccessible()
    await personal.set({ plan: 'none' })
    await expect(personal.texts()).toHaveText(['Hello, all'])
    const { seen, shift } = await personal.notes()
    expect(seen).toEqual(['Hello, free', 'Hello, pro', 'Hello, all'])
    expect(shift).toBe(0)
  })

  test('changes ten containers in one commit', async ({ personal }) => {
    await personal.open(Array(10).fill(plans), { plan: 'free' })
    await expect(personal.texts()).toHaveCount(10)
    const ten = (text: string) => Array(10).fill(text).join()
    const before = await personal.notes()
    expect(before.seen).toEqual([ten('Hello, free')])
    await personal.set({ plan: 'pro' })
    await expect(personal.texts().first()).toHaveText('Hello, pro')
    const after = await personal.notes()
    expect(after.seen).toEqual([ten('Hello, free'), ten('Hello, pro')])
    expect(after.commits - before.commits).toBe(1)
    expect(after.shift).toBe(0)
  })
})

test.describe('the events of personalized content', () => {
  test('report a variant each time it loads and when it is first displayed', async ({
    page,
    personal,
  }) => {
    const high = { ...containerOf([]), responsiveStyles: { large: { height: '2000px' } } }
    await personal.open([{ ...high, id: 'high' }, plans], { plan: 'pro' })
    const events = async () =>
      (await personal.notes()).events.filter((event) => !event.endsWith('default'))
    await expect.poll(events).toEqual(['Loaded Hello, pro'])

    await page.getByText('Hello, pro').scrollIntoViewIfNeeded()
    await expect.poll(events).toEqual(['Loaded Hello, pro', 'Displayed Hello, pro'])

    await personal.set({ plan: 'free' })
    await expect.poll(events).toHaveLength(4)
    await personal.set({ plan: 'pro' })
    await expect
      .poll(events)
      .toEqual([
        'Loaded Hello, pro',
        'Displayed Hello, pro',
        'Loaded Hello, free',
        'Displayed Hello, free',
        'Loaded Hello, pro',
      ])
  })
})
