import { expect, test } from '../fixtures'

test.describe('the examples of the guides', () => {
  test('fetching lists the pages', async ({ host, page }) => {
    await host.open('/examples/fetching')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    const names = await page.getByRole('listitem').allTextContents()
    expect(names.length).toBeGreaterThan(2)
    expect(names).toEqual([...names].sort())
  })

  test('variations shows one, and says which', async ({ host, page }) => {
    await host.open('/examples/variations')
    await expect(page.locator('#variation')).toHaveText(/^(the default|variation Bold)$/)
    const isDefault = (await page.locator('#variation').textContent()) === 'the default'
    await expect(page.locator('#offer')).toContainText(
      isDefault ? 'A pound off' : 'Half price today',
    )
  })

  test('tracking sends a conversion', async ({ host, page, content }) => {
    await host.open('/examples/tracking')
    await page.getByRole('button').click()
    await expect(page.locator('#sent')).toHaveText('conversion of 12')
    await expect.poll(() => content.events('conversion')).toHaveLength(1)
    const [conversion] = await content.events('conversion')
    expect(conversion?.data).toMatchObject({ amount: 12, contentId: 'offer-example' })
  })

  test('consent sends nothing before it is given', async ({ host, page, content, context }) => {
    await host.open('/examples/consent')
    await expect(page.locator('site-blocks')).toContainText(/\w/)
    expect(await context.cookies()).toEqual([])
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect.poll(() => content.events('impression')).toHaveLength(1)
  })

  test('a consent manager is believed, when it refuses too', async ({
    host,
    page,
    content,
    context,
  }) => {
    await host.open('/examples/consent-manager')
    await expect(page.locator('site-blocks')).toContainText(/\w/)
    expect(await context.cookies()).toEqual([])
    await page.getByRole('button', { name: 'Both' }).click()
    await expect.poll(() => content.events('impression')).toHaveLength(1)
    expect(await context.cookies()).not.toEqual([])
    await page.getByRole('button', { name: 'Storing only' }).click()
    await expect.poll(() => context.cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})
