import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import type { HostPage } from '../support/HostPage'
import { holdRequests } from '../support/holdRequests'
import { text } from '../support/servedContent'
import { held, watchLeaks } from '../support/watchLeaks'

const SCRIPT = '**/embed.js*'
const CONTENT = '**/api/v3/content/**'

const path = (url: string): string => new URL(url).pathname

/** Requests and answers of the page, in order: `? /embed.js`, then `! /embed.js`. */
function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('request', (request) => heard.push(`? ${path(request.url())}`))
  page.on('requestfinished', (request) => heard.push(`! ${path(request.url())}`))
  return heard
}

/** Holds `embed.js` back until `event` resolves. */
async function holdScript(page: Page, event: Promise<unknown>): Promise<void> {
  void event.then(await holdRequests(page, SCRIPT))
}

function contentRequests(heard: readonly string[]): string[] {
  return heard.filter((line) => line.startsWith('? /api/v3/content/'))
}

async function shows(host: HostPage): Promise<void> {
  await expect(host.page.getByText('A story')).toBeVisible()
  await expect(host.page.getByText('Placeholder of the site')).toBeHidden()
}

const order = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { order: string[] }).order)

/** Error of `mount()` for a missing element. Later calls still run. */
const NOWHERE = expect.stringContaining('container "#nowhere" did not match any element')

test.describe('the loader stub', () => {
  test.beforeEach(async ({ content }) => {
    await content.save('story', { id: 'story-1', data: { blocks: [text('story', 'A story')] } })
  })

  test('requests content once, before the script loads, and keeps calls in order', async ({
    host,
    page,
  }) => {
    await watchLeaks(page)
    const heard = listen(page)
    await holdScript(
      page,
      page.waitForEvent('requestfinished', (one) => one.url().includes('/api/v3/')),
    )
    await host.open('/loader')
    await shows(host)
    expect(heard.indexOf('! /api/v3/content/story')).toBeLessThan(heard.indexOf('! /embed.js'))
    expect(contentRequests(heard)).toHaveLength(1)
    expect(await order(page)).toEqual(['first', 'mounted', 'last'])
    expect((await held(page)).globals).toEqual(['SiteBlocks', 'order'])
    expect(host.takeProblems()).toEqual([NOWHERE])
  })

  test('works as a file under a strict policy and sets the script’s integrity', async ({
    host,
    page,
  }) => {
    const heard = listen(page)
    await holdScript(page, page.waitForRequest(CONTENT))
    await host.open('/loader-file')
    await shows(host)
    expect(contentRequests(heard)).toHaveLength(1)
    const script = page.locator('script[src="/embed.js"]')
    expect(await script.getAttribute('integrity')).toMatch(/^sha384-/)
  })
})
