import { slowDown } from '../harness/devtools.mjs'
import { inTurns } from '../harness/inTurns.mjs'
import { firstLoad } from '../harness/visits.mjs'

const SLOWDOWN = 4
const PAGES = ['blocks-500', 'blocks-2000']

/**
 * Waiting times on a slow machine: first and last paint, and blocking tasks. The inspector only
 * slows the main thread down.
 */
export async function slow({ server, entrants, pages, runs = 9, tell }) {
  const samples = []
  for (const page of PAGES.filter((name) => !pages || pages.includes(name))) {
    await inTurns(entrants, runs, async (entrant, run) => {
      tell(`${page} at CPU x${SLOWDOWN}, run ${run + 1}, ${entrant}`)
      const { sent } = await firstLoad(server, entrant, page, { begin: slowDown(SLOWDOWN) })
      for (const what of ['first-paint', 'last-paint', 'blocking']) {
        samples.push({ what: `slow-${what}`, page, entrant, value: sent.end[what] })
      }
    })
  }
  return samples
}
