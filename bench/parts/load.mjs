import { PAGES, WIDGET_NAMES } from '../content/pages.mjs'
import { cpuTime, heapSize, openBlank } from '../harness/browser.mjs'
import { checkDrawn } from '../harness/checkDrawn.mjs'
import { measureUpdates } from './updates.mjs'

const ENTRANTS = ['siteblocks', 'gen1', 'gen2', 'floor']
const PEERS = ENTRANTS.filter((name) => name !== 'floor')

/** Pages of which the heap is read, too, which takes a while. */
const WEIGHED = ['blocks-2000', 'blocks-8000']

/** What is loaded, by whom, and how often on a whole run. */
const PLAN = [
  { page: 'blocks-50', entrants: ENTRANTS, runs: 7 },
  { page: 'blocks-500', entrants: ENTRANTS, runs: 11 },
  { page: 'blocks-2000', entrants: ENTRANTS, runs: 9 },
  { page: 'bound', entrants: ENTRANTS, runs: 9 },
  { page: 'repeated', entrants: ENTRANTS, runs: 5 },
  { page: 'blocks-8000', entrants: ENTRANTS, runs: 3 },
  ...WIDGET_NAMES.map((page) => ({ page, entrants: PEERS, runs: 5 })),
]

/** Processor's time of the first load, heap, and updates. */
export async function load({ browser, origin, share, only, tell }) {
  const samples = []
  for (const { page: name, entrants, runs } of PLAN) {
    if (only && !only.includes(name)) continue
    const page = PAGES[name]
    const taking = entrants.filter((entrant) => !page.absent?.includes(entrant))
    for (let run = 0; run < Math.max(2, Math.round(runs * share)); run++) {
      tell(`first load of ${name}, run ${run + 1}`)
      // Another one begins each time, so that none has the warmer machine.
      for (let turn = 0; turn < taking.length; turn++) {
        const entrant = taking[(turn + run) % taking.length]
        samples.push(...(await once(browser, origin, entrant, name, page)))
      }
    }
  }
  return samples
}

async function once(browser, origin, entrant, name, page) {
  const { page: tab, context, errors, session } = await openBlank(browser, origin)
  const heapBefore = WEIGHED.includes(name) ? await heapSize(session) : 0
  const before = await cpuTime(session)
  await tab.evaluate(
    ([who, model, data, last]) => window.bench.firstLoad(who, model, data, last),
    [entrant, name, page.data, page.last],
  )
  const cpu = (await cpuTime(session)) - before
  const drawn = await tab.evaluate(() => window.bench.drawn())
  checkDrawn(entrant, name, page, drawn, errors)
  const sample = (what, value) => ({ what, page: name, entrant, value })
  const samples = [sample('cpu', cpu), sample('elements', drawn.elements)]
  if (WEIGHED.includes(name)) samples.push(sample('heap', (await heapSize(session)) - heapBefore))
  if (name === 'bound') samples.push(...(await measureUpdates(tab, session, entrant)))
  await context.close()
  return samples
}
