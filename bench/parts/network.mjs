import { inTurns } from '../harness/inTurns.mjs'
import { siteVisit } from '../harness/visits.mjs'

const ROUND_TRIP_MS = 150
const SPEEDS = [20, 4]
const PAGE = 'blocks-50'
const STUB = 'loader stub'

/** From the address of a site's page to the content on screen, over networks. */
export async function network({ server, entrants, runs = 9, tell }) {
  const samples = []
  const ways = [STUB, ...entrants.filter((name) => !['floor', 'bare'].includes(name))]
  for (const mbits of SPEEDS) {
    server.setNetwork({ roundTripMs: ROUND_TRIP_MS, mbits })
    await inTurns(ways, runs, async (way, run) => {
      tell(`network, ${mbits} Mbit/s, run ${run + 1}, ${way}`)
      const stub = way === STUB
      const entrant = stub ? 'siteblocks' : way
      const done = await siteVisit(server, entrant, PAGE, { stub })
      const what = `shown-${mbits}${stub ? '-stub' : ''}`
      samples.push({ what, entrant, value: done['last-paint'] })
    })
  }
  server.setNetwork(null)
  return samples
}
