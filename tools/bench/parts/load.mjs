import { PAGES, WIDGET_NAMES } from '../content/pages.mjs'
import { inTurns } from '../harness/inTurns.mjs'
import { firstLoad } from '../harness/visits.mjs'

/** Number of loads of each page in a full run. */
const RUNS = {
  'blocks-50': 11,
  'blocks-500': 11,
  'blocks-2000': 11,
  bound: 11,
  landing: 11,
  repeated: 9,
  'blocks-8000': 5,
  ...Object.fromEntries(WIDGET_NAMES.map((name) => [name, 5])),
}

/** First loads and updates: CPU time of the main thread and of all threads, and paint times. */
export async function load({ server, entrants, pages, runs, tell }) {
  const samples = []
  for (const [page, usual] of Object.entries(RUNS)) {
    if (pages && !pages.includes(page)) continue
    const taking = entrants.filter((entrant) => !PAGES[page].absent?.includes(entrant))
    await inTurns(taking, runs ?? usual, async (entrant, run) => {
      tell(`first load of ${page}, run ${run + 1}, ${entrant}`)
      for (const [what, value] of Object.entries(await measure(server, entrant, page))) {
        samples.push({ what, page, entrant, value })
      }
    })
  }
  checkBareDom(samples)
  return samples
}

async function measure(server, entrant, page) {
  const { sent, cpu } = await firstLoad(server, entrant, page)
  const { main, all } = cpu('begin', 'end')
  const { elements, ...paints } = sent.end
  const found = { cpu: main, 'cpu-all': all, elements, ...paints }
  for (const { what, count, times } of PAGES[page].changes ?? []) {
    const { changed } = sent[`${what}-end`]
    if (changed !== count) throw new Error(`${entrant}: ${changed} of ${count} texts changed.`)
    found[what] = cpu(`${what}-begin`, `${what}-end`).main / times
  }
  return found
}

/** Both floors must render the same elements. */
function checkBareDom(samples) {
  const elements = samples.filter(({ what }) => what === 'elements')
  for (const { page, value } of elements.filter(({ entrant }) => entrant === 'bare')) {
    const floor = elements.find((sample) => sample.entrant === 'floor' && sample.page === page)
    if (floor && floor.value !== value)
      throw new Error(`${page}: bare DOM has ${value} elements, the floor ${floor.value}.`)
  }
}
