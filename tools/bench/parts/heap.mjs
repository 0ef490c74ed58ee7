import { heapSize } from '../harness/devtools.mjs'
import { inTurns } from '../harness/inTurns.mjs'
import { firstLoad } from '../harness/visits.mjs'

const PAGES = ['blocks-2000', 'blocks-8000']

/**
 * Heap bytes that a page adds, after garbage collection. Uses an inspector, since nothing is timed.
 */
export async function heap({ server, entrants, pages, runs = 3, tell }) {
  const samples = []
  const read = async (devtools) => ({ heap: await heapSize(devtools) })
  for (const page of PAGES.filter((name) => !pages || pages.includes(name))) {
    await inTurns(entrants, Math.min(runs, 3), async (entrant, run) => {
      tell(`heap of ${page}, run ${run + 1}, ${entrant}`)
      const { sent } = await firstLoad(server, entrant, page, { begin: read, end: read })
      samples.push({ what: 'heap', page, entrant, value: sent.end.heap - sent.begin.heap })
    })
  }
  return samples
}
