import { inTurns } from '../harness/inTurns.mjs'
import { visit } from '../harness/visit.mjs'

const PAGE = 'blocks-500'
const PATCHES = 200
/** Entrants that take patches. */
const EDITABLE = ['siteblocks', 'modules', 'gen1']

/**
 * An author's edits, 100 patches of one text a second: CPU time of the main thread for each, and
 * the longest time without a frame.
 */
export async function edits({ server, entrants, runs = 5, tell }) {
  const samples = []
  const taking = entrants.filter((entrant) => EDITABLE.includes(entrant))
  await inTurns(taking, runs, async (entrant, run) => {
    tell(`edits of ${PAGE}, run ${run + 1}, ${entrant}`)
    const asked = { entrant, model: PAGE, last: 'builder-last', edits: PATCHES }
    const page = new URLSearchParams({ ...asked, 'builder.frameEditing': PAGE })
    const { sent, cpu } = await visit(server, `/editor?${page}`)
    const { shown, longestFrame } = sent['edits-end']
    if (!shown) throw new Error(`${entrant}: the last edit was not shown.`)
    const value = cpu('edits-begin', 'edits-end').main / PATCHES
    samples.push({ what: 'edit', page: PAGE, entrant, value })
    samples.push({ what: 'edit-frame', page: PAGE, entrant, value: longestFrame })
  })
  return samples
}
