import { slowDown } from '../harness/devtools.mjs'
import { inTurns } from '../harness/inTurns.mjs'
import { newProfile, removeProfile } from '../harness/visit.mjs'
import { siteVisit } from '../harness/visits.mjs'

const HINT = /^\/\/# allFunctionsCalledOnLoad\n/
const NETWORKS = [20, 4].map((mbits) => ({ roundTripMs: 150, mbits }))
const SLOWDOWNS = [1, 4]
const PAGE = 'blocks-500'

/**
 * First paint of a build with and without its first line, which makes V8 compile every function
 * immediately: over networks, and on the second and third visit with a cached script. The third
 * also has V8's code cache.
 */
export async function hint({ server, pages = [PAGE], runs = 9, tell }) {
  const whole = server.scripts.get('siteblocks')
  if (!HINT.test(whole)) throw new Error('dist/embed.js does not begin with the hint.')
  server.scripts.set('no-hint', whole.replace(HINT, ''))
  server.scripts.set('hint', whole)
  const samples = []
  for (const page of pages) {
    for (const rate of SLOWDOWNS) {
      // Only an inspector can slow the page down.
      const devtools = rate > 1 ? { begin: slowDown(rate) } : undefined
      await inTurns(['hint', 'no-hint'], runs, async (entrant, run) => {
        tell(`${page} at CPU x${rate}, run ${run + 1}, ${entrant}`)
        const found = {
          ...(await overNetworks(server, entrant, page, devtools)),
          ...(await fromCache(server, entrant, page, devtools)),
        }
        for (const [where, value] of Object.entries(found)) {
          samples.push({ what: `hint-${where}-x${rate}`, page, entrant, value })
        }
      })
    }
  }
  return samples
}

async function overNetworks(server, entrant, page, devtools) {
  const found = {}
  for (const network of NETWORKS) {
    server.setNetwork(network)
    const done = await siteVisit(server, entrant, page, { devtools })
    found[`${network.mbits}-mbits`] = done['first-paint']
  }
  server.setNetwork(null)
  return found
}

async function fromCache(server, entrant, page, devtools) {
  const profile = await newProfile()
  server.setCache(true)
  try {
    await siteVisit(server, entrant, page, { profile })
    const second = await siteVisit(server, entrant, page, { profile, devtools })
    const third = await siteVisit(server, entrant, page, { profile, devtools })
    return { 'second-visit': second['first-paint'], 'third-visit': third['first-paint'] }
  } finally {
    server.setCache(false)
    await removeProfile(profile)
  }
}
