import { type BrowserContext, chromium, type Page } from 'playwright/test'
import { findFullChromium } from '../../.ci/findChromium.mjs'
import { test as base, expect } from '../fixtures'
import { HostPage } from '../support/HostPage'
import { text } from '../support/servedContent'

/** Reason printed on machines without a back/forward cache. */
const NEEDED =
  'No full Chromium is installed, and a headless shell has no back/forward cache: the page is told that it leaves and comes back, and stays where it is.'

interface Visit {
  readonly host: HostPage
  /** Navigates to another page and back. */
  leaveAndReturn(): Promise<void>
}

/** Dispatches the events of a page that enters and leaves the back/forward cache. */
async function pretendToLeave(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const [target, type] of [
      [window, 'pagehide'],
      [document, 'freeze'],
      [document, 'resume'],
      [window, 'pageshow'],
    ] as const) {
      target.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
    }
  })
}

const test = base.extend<{ visit: Visit }>({
  visit: async ({ site, content, browser, contextOptions, viewport, userAgent }, use, info) => {
    const executablePath = await findFullChromium()
    const own = executablePath
      ? await chromium.launch({
          executablePath,
          args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        })
      : undefined
    if (!own) info.annotations.push({ type: 'simulated', description: NEEDED })
    const context: BrowserContext = await (own ?? browser).newContext({
      ...contextOptions,
      viewport,
      userAgent,
    })
    const page = await context.newPage()
    const host = new HostPage(page, site, content.url)
    await use({
      host,
      async leaveAndReturn() {
        if (!own) return pretendToLeave(page)
        await host.open('/hosts/plain?without')
        await page.goBack({ waitUntil: 'commit' })
      },
    })
    await context.close()
    await own?.close()
    expect(host.problems, 'unexpected console messages').toEqual([])
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
