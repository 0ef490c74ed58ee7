import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { PAGES } from '../content/pages.mjs'
import { RENDERERS } from '../entrants/renderers.mjs'
import { inTurns } from '../harness/inTurns.mjs'
import { takeOver } from '../harness/visits.mjs'

const run = promisify(execFile)

/**
 * In Node, Gen1 evaluates expressions with `isolated-vm` alone, a module in C++. Gen2 replaces the
 * elements of the landing page.
 */
const UNABLE = { bound: ['gen1'], landing: ['gen2'] }

/**
 * Served pages: CPU time of a server for each rendering, from the text of an entry to the bytes of
 * its HTML; the size of that; and CPU time of the main thread from the script to the page that is
 * taken over.
 */
export async function served({ server, entrants, pages, runs = 5, tell }) {
  const samples = []
  for (const page of ['blocks-50', 'blocks-500', 'blocks-2000', 'bound', 'landing']) {
    if (pages && !pages.includes(page)) continue
    const able = entrants.filter((entrant) => !UNABLE[page]?.includes(entrant))
    const servers = able.filter((entrant) => entrant in RENDERERS)
    await inTurns(servers, runs, async (entrant, turn) => {
      tell(`server of ${page}, run ${turn + 1}, ${entrant}`)
      await server.machine.rest()
      const { cpu, ...html } = await renderTimes(entrant, page)
      const found = { 'served-cpu': cpu, 'served-bytes': html.bytes, 'served-gzip': html.gzip }
      for (const [what, value] of Object.entries(found))
        samples.push({ what, page, entrant, value })
    })
    const takers = able.filter((entrant) => entrant in RENDERERS || entrant === 'modules')
    await inTurns(takers, runs, async (entrant, turn) => {
      tell(`taking over ${page}, run ${turn + 1}, ${entrant}`)
      const { cpu } = await takeOver(server, entrant, page)
      samples.push({ what: 'taking-over', page, entrant, value: cpu('begin', 'end').main })
    })
  }
  return samples
}

async function renderTimes(entrant, page) {
  const script = 'tools/bench/harness/renderTimes.mjs'
  const env = { ...process.env, NODE_ENV: 'production' }
  const { stdout } = await run(process.execPath, [script, entrant, page], { env })
  const times = JSON.parse(stdout.split('\n').at(-2))
  const { texts } = PAGES[page]
  if (times.texts < texts)
    throw new Error(`${entrant} rendered only ${times.texts} of ${texts} texts of "${page}".`)
  return times
}
