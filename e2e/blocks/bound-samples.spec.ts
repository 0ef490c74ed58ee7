import { expect, test } from '../fixtures'
import type { HostPage } from '../support/HostPage'
import { mountEntry } from '../support/mountEntry'

const show = (host: HostPage, url: string, locale = 'en'): Promise<void> =>
  mountEntry(host, { options: { url, locale } })

test.describe('the sample /coffees', () => {
  test('filters by roast and totals the order', async ({ host, page }) => {
    await show(host, '/coffees')
    const names = page.getByRole('heading', { level: 3 })
    await expect(names).toHaveText(['Towpath', 'Sluice', 'Kingfisher', 'Night Boat'])
    await expect(page.getByText('To the till')).toBeHidden()

    await page.getByRole('button', { name: 'For filter' }).click()
    await expect(names).toHaveText(['Sluice', 'Kingfisher'])
    await expect(page.getByRole('button', { name: 'For filter', pressed: true })).toBeVisible()

    await page.getByRole('button', { name: 'One bag more of Sluice' }).click()
    await expect(page.getByRole('status')).toContainText('1 bag, £13.00')
    await expect(page.getByRole('status')).toContainText('£12.00 to free post')
    await page.getByRole('button', { name: 'All of them' }).click()
    await page.getByRole('button', { name: 'One bag more of Kingfisher' }).click()
    await expect(page.getByRole('status')).toContainText('2 bags, £26.50')
    await expect(page.getByRole('status')).toContainText('Post is on us')
    await page.getByRole('button', { name: 'One bag less of Kingfisher' }).click()
    await page.getByRole('button', { name: 'One bag less of Sluice' }).click()
    await expect(page.getByText('To the till')).toBeHidden()
  })
})

test('the sample /brewing computes weights, lists the steps and ends with the same symbol', async ({
  host,
  page,
}) => {
  await show(host, '/brewing')
  const scale = page.locator('.builder-brew-figures')
  await expect(scale).toContainText('31 g')
  await page.getByRole('button', { name: 'One cup more' }).click()
  await expect(scale).toContainText('47 g')
  await expect(scale).toContainText('750 ml')
  await page.getByRole('button', { name: 'French press' }).click()
  await expect(scale).toContainText('54 g')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3)
  const last = page.getByRole('heading', { name: 'Wait, then press' })
  await last.scrollIntoViewIfNeeded()
  await expect(page.locator('.builder-brew-step').last()).toHaveCSS('opacity', '1')
  await expect(page.getByRole('heading', { name: 'Out of beans?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'How we post' })).toBeVisible()
})
