import { PAGES, WIDGET_NAMES } from '../content/pages.mjs'
import { slowDown } from '../harness/devtools.mjs'
import { inTurns } from '../harness/inTurns.mjs'
import { visit } from '../harness/visit.mjs'

const SLOWDOWN = 4
const TIMES = 8

/**
 * A visitor's acts on a slow machine: the longest time without a frame. The
 * inspector only slows the main thread down, once the page has come to rest.
 */
export async function interaction({ server, entrants, pages, runs = 5, tell }) {
  const samples = []
  for (const page of WIDGET_NAMES.filter((name) => !pages || pages.includes(name))) {
    const taking = entrants.filter((entrant) => !PAGES[page].absent?.includes(entrant))
    await inTurns(taking, runs, async (entrant, run) => {
      tell(`interaction with ${page}, run ${run + 1}, ${entrant}`)
      const address = new URLSearchParams({
        entrant,
        model: page,
        last: PAGES[page].last,
        acts: TIMES,
      })
      const devtools = { end: slowDown(SLOWDOWN) }
      const { sent } = await visit(server, `/visit?${address}`, { devtools })
      const { longestFrame, changes } = sent['acts-end']
      if (changes < TIMES)
        throw new Error(`${entrant}: ${changes} of ${TIMES} acts on "${page}" changed something.`)
      samples.push({ what: 'act-frame', page, entrant, value: longestFrame })
    })
  }
  return samples
}
