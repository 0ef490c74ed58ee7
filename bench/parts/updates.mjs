import { BOUND } from '../content/pages.mjs'
import { cpuTime } from '../harness/browser.mjs'

/** How many texts change, and how often. */
const CHANGES = [
  { what: 'update-1', count: 1, times: 10 },
  { what: 'update-200', count: 200, times: 5 },
]

/** Processor's time of one change of the data, drawn and painted. The floor's page also does it without React. */
export async function measureUpdates(tab, session, entrant) {
  const samples = []
  for (const { what, count, times } of CHANGES) {
    const value = await timed(tab, session, 'update', count, times)
    samples.push({ what, page: 'bound', entrant, value })
  }
  if (entrant !== 'floor') return samples
  for (const { what, count, times } of CHANGES) {
    const value = await timed(tab, session, 'write', count, times)
    samples.push({ what, page: 'bound', entrant: 'bare', value })
  }
  return samples
}

async function timed(tab, session, way, count, times) {
  const before = await cpuTime(session)
  await tab.evaluate(
    ([method, changed, often, all]) => {
      const wordOf = (time) => `${method}${time}`
      const text = (n, time) => `T${n}. ${wordOf(time)}`
      const make = (time) => {
        if (method === 'write') {
          const texts = Array.from({ length: changed }, (_, n) => text(n, time))
          window.entrant.write(texts)
          return
        }
        const data = { ...window.benchData }
        for (let n = 0; n < all; n++) data[`t${n}`] ??= `T${n}. first`
        for (let n = 0; n < changed; n++) data[`t${n}`] = text(n, time)
        window.benchData = data
        window.entrant.update(data)
      }
      return window.bench.updates(make, often)
    },
    [way, count, times, BOUND],
  )
  const spent = (await cpuTime(session)) - before
  const drawn = await tab.evaluate((word) => window.bench.marked(word), `${way}${times - 1}`)
  if (drawn !== count) throw new Error(`${way}: ${drawn} of ${count} texts changed.`)
  return spent / times
}
