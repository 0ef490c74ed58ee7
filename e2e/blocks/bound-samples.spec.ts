import { expect, test } from '../fixtures'
import { mountEntry } from '../support/pageObjects/mountEntry'

test('the sample /coffees filters by roast and totals the order', async ({ host, page }) => {
  await mountEntry(host, { options: { url: '/coffees', locale: 'en' } })
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
