import { cpuTime, openBlank } from '../harness/browser.mjs'

const ENTRANTS = ['siteblocks', 'gen1', 'gen2', 'floor']
const RUNS = 9

/** Processor's time until a script is there, and has mounted nothing. */
export async function evaluation({ browser, origin, share, tell }) {
  const samples = []
  for (let run = 0; run < Math.max(2, Math.round(RUNS * share)); run++) {
    tell(`evaluation, run ${run + 1}`)
    for (let turn = 0; turn < ENTRANTS.length; turn++) {
      const entrant = ENTRANTS[(turn + run) % ENTRANTS.length]
      const { page, context, session } = await openBlank(browser, origin)
      const before = await cpuTime(session)
      await page.evaluate((name) => window.bench.load(name), entrant)
      samples.push({ what: 'evaluation', entrant, value: (await cpuTime(session)) - before })
      await context.close()
    }
  }
  return samples
}
