import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import type { ContentHostControls } from '../support/contentHostControls'

const BURST = 1_000

/** After a refusal, the queue waits for up to 30 seconds. */
const PATIENT = { timeout: 100_000 }

/** Records events `from`…`to` in one task. */
async function burst(page: Page, contentHost: string, from: number, to: number): Promise<void> {
  await page.evaluate(
    ({ host, first, last }) => {
      const client = window.SiteBlocks.createClient({ apiKey: 'roastery-demo', host })
      for (let n = first; n < last; n++) client.track('burst', { n })
    },
    { host: contentHost, first: from, last: to },
  )
}

/** Waits until the database contains each event, exactly once. */
async function expectEachOnce(content: ContentHostControls): Promise<void> {
  await expect
    .poll(
      async () => new Set((await content.events('burst')).map(({ data }) => data.n)).size,
      PATIENT,
    )
    .toBe(BURST)
  expect(await content.events('burst')).toHaveLength(BURST)
}

async function refusals(content: ContentHostControls): Promise<number> {
  const requests = await content.requests()
  return requests.filter(({ url, status }) => url.includes('/api/v1/track') && status === 503)
    .length
}

test.describe('a thousand events are recorded exactly once', () => {
  test('if the host refuses requests for seconds', async ({ host, page, content }) => {
    test.slow()
    await host.open('/api')
    await content.fault({ path: '/api/v1/track', kind: 'status', status: 503, times: 1_000 })
    await burst(page, host.contentHost, 0, BURST)
    // The fourth attempt follows more than five seconds after the first.
    await expect.poll(() => refusals(content), PATIENT).toBeGreaterThanOrEqual(4)
    await content.mend()
    await expectEachOnce(content)
    host.takeProblems()
  })

  test('if the browser is offline', async ({ host, page, content, context }) => {
    test.slow()
    await host.open('/api')
    await context.setOffline(true)
    await burst(page, host.contentHost, 0, BURST)
    await expect.poll(() => host.problems.length).toBeGreaterThan(0)
    await context.setOffline(false)
    await expectEachOnce(content)
    host.takeProblems()
  })

  test('if the page is closed with 300 of them queued', async ({
    host,
    page,
    content,
    context,
  }) => {
    test.slow()
    await host.open('/api')
    await burst(page, host.contentHost, 0, 700)
    await expect.poll(async () => (await content.events('burst')).length, PATIENT).toBe(700)
    await content.fault({ path: '/api/v1/track', kind: 'status', status: 503, times: 1_000 })
    await burst(page, host.contentHost, 700, BURST)
    await expect.poll(() => refusals(content), PATIENT).toBeGreaterThan(0)
    await page.close({ runBeforeUnload: true })
    await content.mend()

    const next = await context.newPage()
    await next.goto(`${host.site.url}/api`)
    await burst(next, host.contentHost, 0, 0)
    await expectEachOnce(content)
    host.takeProblems()
  })
})
