import { LAST } from '../content/elements.mjs'
import { MODELS } from '../content/pages.mjs'
import { heapSize } from '../harness/devtools.mjs'
import { inTurns } from '../harness/inTurns.mjs'
import { visit } from '../harness/visit.mjs'

/** Pages by number of widgets, each with as many models as there are, or with one. */
const PAGES = [10, 100].flatMap((widgets) => [
  { widgets, models: 1 },
  { widgets, models: MODELS.length },
])
const HEAP_RUNS = 3

/** Pages of many small widgets: CPU time of the main thread, requests for content, heap bytes. */
export async function widgets({ server, entrants, runs = 5, tell }) {
  const samples = []
  const taking = entrants.filter((entrant) => !['floor', 'bare'].includes(entrant))
  for (const { widgets, models } of PAGES) {
    const page = `widgets-${widgets}-${models}`
    const open = (entrant, devtools) => {
      const model = MODELS.slice(0, models).join()
      const address = new URLSearchParams({ entrant, model, last: LAST, widgets })
      return visit(server, `/visit?${address}`, { devtools })
    }
    const add = (what, entrant, value) => samples.push({ what, page, entrant, value })
    await inTurns(taking, runs, async (entrant, run) => {
      tell(`${page}, run ${run + 1}, ${entrant}`)
      server.requests.length = 0
      const { cpu } = await open(entrant)
      add('cpu', entrant, cpu('begin', 'end').main)
      const asked = server.requests.filter((request) =>
        /^GET \/api\/v\d\/(content|query)/.test(request),
      )
      add('content-requests', entrant, asked.length)
    })
    const read = async (devtools) => ({ heap: await heapSize(devtools) })
    await inTurns(taking, Math.min(runs, HEAP_RUNS), async (entrant, run) => {
      tell(`heap of ${page}, run ${run + 1}, ${entrant}`)
      const { sent } = await open(entrant, { begin: read, end: read })
      add('heap', entrant, sent.end.heap - sent.begin.heap)
    })
  }
  return samples
}
