import { PAGES } from '../content/pages.mjs'
import { newVisitor } from '../harness/browser.mjs'

const ROUND_TRIP_MS = 150
const RUNS = 5

/** How a page brings content along, and what its address says. */
const WAYS = [
  { entrant: 'siteblocks', stub: true },
  { entrant: 'siteblocks', stub: false },
  { entrant: 'gen1', stub: false },
  { entrant: 'gen2', stub: false },
]

/** Milliseconds from the address to the content on screen, where every answer takes a round trip. */
export async function network({ browser, server, share, tell }) {
  const samples = []
  server.state.delayMs = ROUND_TRIP_MS
  for (let run = 0; run < Math.max(2, Math.round(RUNS * share)); run++) {
    tell(`network with ${ROUND_TRIP_MS} ms round trips, run ${run + 1}`)
    for (const { entrant, stub } of WAYS) {
      const { page, context } = await newVisitor(browser)
      await page.goto(
        `${server.origin}/${stub ? 'stub' : 'plain'}?entrant=${entrant}&model=blocks-50&origin=${server.origin}`,
        { waitUntil: 'commit' },
      )
      const value = await page.evaluate(shownAt, PAGES['blocks-50'].last)
      samples.push({ what: stub ? 'shown-stub' : 'shown', entrant, value })
      await context.close()
    }
  }
  server.state.delayMs = 0
  return samples
}

function shownAt(last) {
  return new Promise((resolve) => {
    const look = () => {
      const app = document.querySelector('#app')
      const root = app?.shadowRoot ?? app
      if (root?.querySelector(`[builder-id="${last}"]`)) resolve(performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })
}
