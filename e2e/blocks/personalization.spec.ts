import { test as base, expect } from '../fixtures'
import { containerOf, forPlan, PersonalPage, variantFor } from '../support/PersonalPage'

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

  test('shows the first variant that matches', async ({ personal }) => {
    const device = variantFor('Hello, desktop', [['device', 'is', 'desktop']])
    const path = variantFor('Hello, personal', [['urlPath', 'is', '/personal']])
    await personal.open([containerOf([forPlan('pro'), device, path])])
    await expect(personal.texts()).toHaveText(['Hello, desktop'])
  })

  test('shows a variant only if all its rules match', async ({ personal }) => {
    const both = variantFor('Hello, both', [
      ['device', 'is', 'desktop'],
      ['plan', 'isNot', 'pro'],
    ])
    await personal.open([containerOf([both])])
    await expect(personal.texts()).toHaveText(['Hello, both'])
    await personal.set({ plan: 'pro' })
    await expect(personal.texts()).toHaveText(['Hello, all'])
  })

  for (const { now, expected } of [
    { now: '2030-05-01T08:59:59Z', expected: 'Hello, all' },
    { now: '2030-05-01T09:00:00Z', expected: 'Hello, May' },
    { now: '2030-05-31T18:00:00Z', expected: 'Hello, May' },
    { now: '2030-05-31T18:00:01Z', expected: 'Hello, all' },
  ]) {
    test(`shows "${expected}" at ${now}`, async ({ page, personal }) => {
      await page.clock.setFixedTime(now)
      const startDate = '2030-05-01T09:00:00Z'
      const endDate = '2030-05-31T18:00:00Z'
      await personal.open([containerOf([variantFor('Hello, May', [], { startDate, endDate })])])
      await expect(personal.texts()).toHaveText([expected])
      expect((await personal.notes()).seen).toEqual([expected])
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
