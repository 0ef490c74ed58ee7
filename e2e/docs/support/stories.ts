import type { Page } from 'playwright/test'
import { expect } from '../../fixtures'

/** The cookies that are not the consent manager's. */
async function ownCookies(page: Page): Promise<readonly string[]> {
  const cookies = await page.context().cookies()
  return cookies.map(({ name }) => name).filter((name) => name.startsWith('builder'))
}

async function storesAfterChoice(page: Page): Promise<void> {
  expect(await ownCookies(page)).toEqual([])
  await page.evaluate('choose(true)')
  await expect.poll(() => ownCookies(page)).not.toEqual([])
}

/** Actions of visitors on a block, after its content has appeared, by the block's `id`. */
export const STORIES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async form(page) {
    const submissions: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') submissions.push(request.postData() ?? '')
    })
    const send = page.getByRole('button', { name: 'Send' })
    await send.click()
    await page.getByLabel('Your question').fill('When do you roast?')
    await send.click()
    await expect(page.getByRole('status')).toHaveText('Thanks!')
    const questions = submissions.filter((body) => body.includes('name="question"'))
    expect(questions).toEqual([expect.stringContaining('When do you roast?')])
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

  async change(page) {
    await page.getByRole('button', { name: 'Next' }).click()
  },

  async carousel(page) {
    const next = page.getByRole('button', { name: 'Next' })
    await next.click()
    await expect(page.getByText('Slide 3')).toBeVisible()
  },

  async 'no-consent'(page) {
    expect(await page.context().cookies()).toEqual([])
  },

  async consent(page) {
    await expect.poll(() => page.context().cookies()).not.toEqual([])
  },

  tcf: storesAfterChoice,
  manager: storesAfterChoice,

  async connect(page) {
    await page.evaluate('choose(true)')
    const pushed = () => page.evaluate('JSON.stringify(dataLayer)')
    await expect.poll(pushed).toContain('view_promotion')
  },

  async analytics(page) {
    const names = () => page.evaluate('dataLayer.map(([, name]) => name)')
    await expect.poll(names).toContain('view_promotion')
  },

  async clicks(page) {
    await page.getByRole('heading', { level: 1 }).click()
    const calls = () => page.evaluate('dataLayer.map(([, name]) => name)')
    await expect.poll(calls).toEqual(['content_click'])
  },

  async thanks(page) {
    // The page has no key, which `embed.js` reports in the console when it has loaded.
    await page.waitForFunction('window.SiteBlocks.version')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  },

  async 'router-link'(page) {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('link', { name: 'All tours' }).click()
    await expect(page).toHaveURL('https://www.example.com/tours')
    expect(await page.evaluate('isSamePage')).toBe(true)
  },

  async cookies(page) {
    const cookies = await page.context().cookies()
    expect(cookies.map(({ domain }) => domain)).toContain('.example.com')
  },
}
