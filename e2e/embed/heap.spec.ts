import type { CDPSession, Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { everything } from '../support/served/servedContent'

/** Mounts and unmounts `times` times. */
async function comeAndGo(page: Page, contentHost: string, times: number): Promise<void> {
  await page.evaluate(
    async ({ host, content, rounds }) => {
      const options = { apiKey: 'roastery-demo', model: 'page', host, content }
      for (let round = 0; round < rounds; round++) {
        const isolation = round % 2 ? ('light' as const) : undefined
        const widget = window.SiteBlocks.mount('#app', { ...options, isolation } as never)
        await widget.ready
        widget.unmount()
      }
    },
    { host: contentHost, content: everything, rounds: times },
  )
}

/**
 * Heap size after garbage collection, repeated because finalizers free memory for the next round.
 */
async function heldBytes(session: CDPSession): Promise<number> {
  for (let round = 0; round < 4; round++) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

test('mounting and unmounting 200 times does not grow the heap', async ({ host, page }) => {
  test.slow()
  const session = await page.context().newCDPSession(page)
  await host.open('/api')
  // Warms up: the browser compiles hot code and keeps it.
  await comeAndGo(page, host.contentHost, 200)
  const before = await heldBytes(session)
  const counted = await session.send('Memory.getDOMCounters')
  await comeAndGo(page, host.contentHost, 200)
  expect((await heldBytes(session)) / before).toBeLessThan(1.05)
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  expect(nodes - counted.nodes).toBeLessThan(50)
  expect(jsEventListeners - counted.jsEventListeners).toBeLessThan(10)
})
