import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'

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

test('a thousand events are recorded exactly once, though the page is closed with 300 queued', async ({
  host,
  page,
  content,
  context,
}) => {
  test.slow()
  await host.open('/api')
  await burst(page, host.contentHost, 0, 700)
  const recorded = async () => (await content.events('burst')).length
  await expect.poll(recorded, PATIENT).toBe(700)
  await content.fault({ path: '/api/v1/track', kind: 'status', status: 503, times: 1_000 })
  await burst(page, host.contentHost, 700, BURST)
  const refusals = async () =>
    (await content.requests('/api/v1/track')).filter(({ status }) => status === 503).length
  await expect.poll(refusals, PATIENT).toBeGreaterThan(0)
  await page.close({ runBeforeUnload: true })
  await content.mend()

  const next = await context.newPage()
  await next.goto(`${host.site.url}/api`)
  await burst(next, host.contentHost, 0, 0)
  await expect.poll(recorded, PATIENT).toBe(BURST)
  const numbers = (await content.events('burst')).map(({ data }) => data.n)
  expect(new Set(numbers).size).toBe(BURST)
  // The browser logs failed requests.
  host.takeProblems()
})
