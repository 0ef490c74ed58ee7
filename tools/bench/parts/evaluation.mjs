import { inTurns } from '../harness/inTurns.mjs'
import { visit } from '../harness/visit.mjs'

/** CPU time until a script is evaluated, before it mounts anything. */
export async function evaluation({ server, entrants, runs = 9, tell }) {
  const samples = []
  await inTurns(entrants, runs, async (entrant, run) => {
    tell(`evaluation, run ${run + 1}, ${entrant}`)
    const { cpu } = await visit(server, `/visit?${new URLSearchParams({ entrant, model: '' })}`)
    samples.push({ what: 'evaluation', entrant, value: cpu('begin', 'end').main })
  })
  return samples
}
