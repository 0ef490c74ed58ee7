import { inTurns } from '../harness/inTurns.mjs'
import { siteVisit } from '../harness/visits.mjs'

const ROUND_TRIP_MS = 150
const SPEEDS = [20, 4]
/** A static page, then pages for which both builds of the script load behavior. */
const PAGES = ['blocks-50', 'carousel', 'form', 'landing']
const FORMS = ['siteblocks', 'modules']

/** Time from navigation to a site's page until its content is on screen, over networks. */
export async function network({ server, entrants, pages = PAGES, runs = 9, tell }) {
  const samples = []
  for (const page of PAGES.filter((name) => pages.includes(name))) {
    const taking = page === PAGES[0] ? entrants : FORMS
    const ways = [
      ...entrants.filter((name) => taking.includes(name) && !['floor', 'bare'].includes(name)),
      ...FORMS.filter((name) => entrants.includes(name)).map((name) => `${name}, loader stub`),
    ]
    for (const mbits of SPEEDS) {
      server.setNetwork({ roundTripMs: ROUND_TRIP_MS, mbits })
      await inTurns(ways, runs, async (way, run) => {
        tell(`network, ${page}, ${mbits} Mbit/s, run ${run + 1}, ${way}`)
        const [entrant, stub] = way.split(', ')
        const done = await siteVisit(server, entrant, page, { stub: Boolean(stub) })
        const what = `shown-${mbits}${stub ? '-stub' : ''}`
        samples.push({ what, page, entrant, value: done['last-paint'] })
      })
    }
  }
  server.setNetwork(null)
  return samples
}
