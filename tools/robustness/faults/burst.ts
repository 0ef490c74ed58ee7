import type { Page } from 'playwright'

/** Records `count` events of type `burst` in one task, numbered from `from`. */
export async function burst(page: Page, host: string, from: number, count: number): Promise<void> {
  await page.evaluate(
    ({ origin, first, last }) => {
      const client = window.SiteBlocks.createClient({ apiKey: 'roastery-demo', host: origin })
      for (let n = first; n < last; n++) client.track('burst', { n })
    },
    { origin: host, first: from, last: from + count },
  )
}
