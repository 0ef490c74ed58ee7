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

/** Refuses all events from now on. Returns a function that counts the refusals. */
async function refuse(content: ContentHostControls): Promise<() => Promise<number>> {
  await content.fault({ path: '/api/v1/track', kind: 'status', status: 503, times: 1_000 })
  return async () => {
    const requests = await content.requests('/api/v1/track')
    return requests.filter(({ status }) => status === 503).length
  }
}

test.describe('a thousand events are recorded exactly once', () => {
  test.slow()
  test.beforeEach(({ host }) => host.open('/api'))
  // The browser logs failed requests.
  test.afterEach(({ host }) => void host.takeProblems())

  test('if the page is closed with 300 of them queued', async ({
    host,
    page,
    content,
    context,
  }) => {
    await burst(page, host.contentHost, 0, 700)
    await expect.poll(async () => (await content.events('burst')).length, PATIENT).toBe(700)
    const refusals = await refuse(content)
    await burst(page, host.contentHost, 700, BURST)
    await expect.poll(refusals, PATIENT).toBeGreaterThan(0)
    await page.close({ runBeforeUnload: true })
    await content.mend()

    const next = await context.newPage()
    await next.goto(`${host.site.url}/api`)
    await burst(next, host.contentHost, 0, 0)
    await expectEachOnce(content)
  })
})
