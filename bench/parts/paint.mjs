import { PAGES } from '../content/pages.mjs'
import { openBlank } from '../harness/browser.mjs'

const SLOWDOWN = 4
const PLAN = [
  { name: 'blocks-500', runs: 5 },
  { name: 'blocks-2000', runs: 5 },
]
const ENTRANTS = ['siteblocks', 'gen1', 'gen2', 'floor']

/** Below this a task keeps no visitor waiting. */
const LONG_TASK_MS = 50

/** What a visitor with a slow machine waits for: first and last paint, and tasks that block the page. */
export async function paint({ browser, origin, share, tell }) {
  const samples = []
  for (const { name, runs } of PLAN) {
    for (let run = 0; run < Math.max(2, Math.round(runs * share)); run++) {
      tell(`paint of ${name} at CPU x${SLOWDOWN}, run ${run + 1}`)
      for (let turn = 0; turn < ENTRANTS.length; turn++) {
        const entrant = ENTRANTS[(turn + run) % ENTRANTS.length]
        for (const [what, value] of Object.entries(await once(browser, origin, entrant, name))) {
          samples.push({ what, page: name, entrant, value })
        }
      }
    }
  }
  return samples
}

async function once(browser, origin, entrant, name) {
  const { page, context, session } = await openBlank(browser, origin)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate((longMs) => {
    window.blockingMs = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.blockingMs += duration - longMs
    }).observe({ type: 'longtask' })
  }, LONG_TASK_MS)
  const { firstAt, lastAt } = await page.evaluate(
    ([who, model, last]) => window.bench.firstLoad(who, model, undefined, last),
    [entrant, name, PAGES[name].last],
  )
  const blocking = await page.evaluate(() => window.blockingMs)
  await context.close()
  return { 'first-paint': firstAt, 'last-paint': lastAt, blocking }
}
