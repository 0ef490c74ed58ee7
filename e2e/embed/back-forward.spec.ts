import { chromium } from 'playwright/test'
import { QUIET_FLAGS } from '../../tools/kit/browsers/chromium.mjs'
import { findFullChromium } from '../../tools/kit/browsers/findChromium.mjs'
import { test as base, expect } from '../fixtures'
import { expectSilence } from '../support/checks/consoleGuard'
import { text } from '../support/content/contentBlocks'
import { HostPage } from '../support/pageObjects/HostPage'

interface Visit {
  readonly host: HostPage
  /** Navigates to another page and back. */
  leaveAndReturn(): Promise<void>
}

const test = base.extend<{ visit: Visit }>({
  visit: async ({ site, content, contextOptions, viewport, userAgent }, use, info) => {
    const executablePath = await findFullChromium()
    info.skip(!executablePath, 'Only a full Chromium has a back/forward cache.')
    const browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: QUIET_FLAGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const context = await browser.newContext({ ...contextOptions, viewport, userAgent })
    const host = new HostPage(await context.newPage(), site, content.url)
    await use({
      host,
      async leaveAndReturn() {
        await host.open('/hosts/plain?without')
        await host.page.goBack({ waitUntil: 'commit' })
      },
    })
    await browser.close()
    expectSilence(host.problems)
  },
})

test('a page restored from the back/forward cache continues where it was', async ({
  visit: { host, leaveAndReturn },
  content,
}) => {
  const { page } = host
  await content.save('story', { id: 'story-1', data: { blocks: [text('story', 'A story')] } })
  await page.addInitScript(() => {
    const shown: boolean[] = []
    addEventListener('pageshow', ({ persisted }) => shown.push(persisted))
    Object.assign(window, { shown })
  })
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/v3/')) asked++
  })
  await host.open('/story')
  const story = page.getByText('A story')
  await expect(story).toBeVisible()
  await expect.poll(async () => (await content.events('impression')).length).toBe(1)

  for (let returns = 1; returns <= 2; returns++) {
    await leaveAndReturn()
    const shown = () => page.evaluate(() => (window as unknown as { shown: boolean[] }).shown)
    await expect.poll(shown).toEqual([false, ...Array.from({ length: returns }, () => true)])
    await expect(story).toBeVisible()
    await story.click()
    await expect.poll(async () => (await content.events('click')).length).toBe(returns)
  }
  // Each return counts as a page view.
  await expect.poll(async () => (await content.events('impression')).length).toBe(3)
  expect(asked).toBe(1)
  const visitors = (await content.events()).map(({ data }) => data.visitorId)
  expect(new Set(visitors).size).toBe(1)
})
