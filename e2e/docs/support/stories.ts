import type { Page } from 'playwright/test'
import { expect } from '../../fixtures'

/** What a visitor sees of a block beside its content, by the block's `id`. */
export const STORIES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async form(page) {
    await page.getByLabel('Your question').fill('When do you roast?')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('status')).toBeVisible()
  },

  async 'add-to-cart'(page) {
    const skus = () => page.evaluate('cart.skus')
    await expect.poll(skus).toEqual(['kingfisher-250'])
    expect(await page.evaluate('dataLayer.length')).toBe(2)
  },

  async choice(page) {
    const choices = () => page.evaluate('dataLayer')
    await expect.poll(choices).toMatchObject([{ event: 'experience', entryId: 'offer' }])
  },

  async cookies(page) {
    const cookies = await page.context().cookies()
    expect(cookies.map(({ domain }) => domain)).toContain('.example.com')
  },
}
