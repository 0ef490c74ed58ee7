import { axeFindings } from '../support/checks/axeFindings'
import { expect, test } from '../support/workbench/playground'

test.describe('the examples of the guides', () => {
  test('are all listed, and the list passes axe', async ({ playground, page }) => {
    await page.goto(`${playground.url}/examples/`)
    const names = ['consent-manager', 'consent', 'fetching', 'personalization', 'tracking']
    await expect(page.getByRole('listitem').locator('code')).toHaveText(
      [...names, 'variations'].map((name) => `${name}.html`),
    )
    await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(names.length + 1)
    expect(await axeFindings(page)).toEqual([])
  })

  test('personalization shows members another variant', async ({ playground, page }) => {
    await playground.openExample('personalization')
    await expect(page.locator('#welcome')).toContainText('The first cup is on us')
    await expect(page.locator('#variant')).toHaveText('the default')
    await page.getByRole('button', { name: 'I am a member' }).click()
    await expect(page.locator('#welcome')).toContainText('Your seat is kept')
    await expect(page.locator('#variant')).toHaveText('Members')
  })

  test('fetching lists the pages', async ({ playground, page }) => {
    await playground.openExample('fetching')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    const names = await page.getByRole('listitem').allTextContents()
    expect(names.length).toBeGreaterThan(2)
    expect(names).toEqual([...names].sort())
  })

  test('variations shows one and names it', async ({ playground, page }) => {
    await playground.openExample('variations')
    await expect(page.locator('#variation')).toHaveText(/^(the default|variation Bold)$/)
    const isDefault = (await page.locator('#variation').textContent()) === 'the default'
    await expect(page.locator('#offer')).toContainText(
      isDefault ? 'A pound off' : 'Half price today',
    )
  })

  test('tracking sends a conversion', async ({ playground, page, content }) => {
    await playground.openExample('tracking')
    await page.getByRole('button').click()
    await expect(page.locator('#sent')).toHaveText('conversion of 12')
    await expect.poll(() => content.events('conversion')).toHaveLength(1)
    const [conversion] = await content.events('conversion')
    expect(conversion?.data).toMatchObject({ amount: 12, contentId: 'offer-example' })
  })

  test('consent sends nothing before consent is given', async ({
    playground,
    page,
    content,
    context,
  }) => {
    await playground.openExample('consent')
    await expect(page.locator('site-blocks')).toContainText(/\w/)
    expect(await context.cookies()).toEqual([])
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect.poll(() => content.events('impression')).toHaveLength(1)
  })

  test('consent-manager follows the visitor’s consent and refusal', async ({
    playground,
    page,
    content,
    context,
  }) => {
    await playground.openExample('consent-manager')
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
