import type { Page, Route } from 'playwright/test'
import { expect, test } from '../fixtures'
import type { HostPage } from '../support/HostPage'

const CONTENT = '**/api/v3/content/**'

/** Mounts on the page and reports the outcome and its duration. */
function mount(
  host: HostPage,
  options: Record<string, unknown> = {},
): Promise<{ id: string | null; afterMs: number; messages: string[] }> {
  return host.page.evaluate(
    async ({ contentHost, changed }) => {
      const messages: string[] = []
      const startedAt = performance.now()
      const widget = window.SiteBlocks.mount('#app', {
        apiKey: 'roastery-demo',
        model: 'page',
        url: '/',
        host: contentHost,
        onDebug: (message: string) => messages.push(message),
        ...changed,
      })
      const entry = await widget.ready
      return { id: entry?.id ?? null, afterMs: performance.now() - startedAt, messages }
    },
    { contentHost: host.contentHost, changed: options },
  )
}

/**
 * Answers content requests in turn; later ones reach the host. Returns a function that counts them.
 */
async function answer(
  page: Page,
  ...answers: ((route: Route) => Promise<void> | void)[]
): Promise<() => number> {
  let sent = 0
  await page.route(CONTENT, (route) => {
    sent++
    return answers.shift()?.(route) ?? route.continue()
  })
  return () => sent
}

const hang = (): void => {}
const fail = (status: number, headers: Record<string, string> = {}) => {
  return (route: Route): Promise<void> =>
    route.fulfill({
      status,
      body: '{}',
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Retry-After',
        ...headers,
      },
    })
}

test.describe('a request for content', () => {
  test.beforeEach(({ host }) => host.open('/api'))

  test('times out with an error if the host hangs', async ({ host, page }) => {
    const sent = await answer(page, () => new Promise(hang))
    const { id, afterMs, messages } = await mount(host, { timeout: 1_000 })
    expect(id).toBeNull()
    expect(afterMs).toBeGreaterThanOrEqual(1_000)
    expect(messages).toContain('content request timed out')
    expect(sent()).toBe(1)
    await expect(page.getByText('Placeholder of the site')).toBeVisible()
    expect(host.takeProblems().join()).toContain('did not answer within 1 s')
  })

  test('is retried if the host fails once', async ({ host, page }) => {
    const sent = await answer(page, fail(503))
    const { id, messages } = await mount(host)
    expect(id).not.toBeNull()
    expect(sent()).toBe(2)
    expect(messages).toContain('content requested again')
    expect(host.takeProblems().join()).toContain('503')
  })

  test('is retried if the connection breaks once', async ({ host, page }) => {
    const sent = await answer(page, (route) => route.abort('connectionreset'))
    expect((await mount(host)).id).not.toBeNull()
    expect(sent()).toBe(2)
    expect(host.takeProblems().join()).toContain('ERR_CONNECTION_RESET')
  })

  test('is retried after the Retry-After of a busy host', async ({ host, page }) => {
    const sent = await answer(page, fail(429, { 'retry-after': '2' }))
    const { id, afterMs } = await mount(host)
    expect(id).not.toBeNull()
    expect(afterMs).toBeGreaterThanOrEqual(2_000)
    expect(sent()).toBe(2)
    expect(host.takeProblems().join()).toContain('429')
  })

  test('is not retried if Retry-After exceeds the timeout', async ({ host, page }) => {
    const sent = await answer(page, fail(429, { 'retry-after': '60' }))
    expect((await mount(host)).id).toBeNull()
    expect(sent()).toBe(1)
    host.takeProblems()
  })

  test('falls back to the last answer if the host fails twice, with keepLastAnswer', async ({
    host,
    page,
  }) => {
    const kept = await mount(host, { keepLastAnswer: true })
    expect(kept.messages).toContain('the last answer was kept')
    await host.open('/api')
    const sent = await answer(page, fail(503), fail(503), fail(503), fail(503))
    const { id, messages } = await mount(host, { keepLastAnswer: true })
    expect(id).toBe(kept.id)
    expect(sent()).toBe(2)
    expect(messages).toContain('the last good answer is used')
    await expect(page.getByText('Placeholder of the site')).toBeHidden()

    await page.evaluate(() => window.SiteBlocks.setConsent(false))
    const stored = await page.evaluate(() => Object.keys(localStorage))
    expect(stored.filter((key) => key.startsWith('siteblocks.'))).toEqual([])
    await host.open('/api')
    expect((await mount(host, { keepLastAnswer: true })).id).toBeNull()
    host.takeProblems()
  })
})
