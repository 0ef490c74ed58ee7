// Feeds hostile input to the built widget in a real browser, and to renderToHtml in Node. Fails if
// anything escapes.
//   npm run fuzz                                   every target for ten minutes
//   npm run fuzz -- --minutes 0.5 content          one target, for half a minute
//   npm run fuzz -- --seed 123 --cases 1 content   one case again
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readCorpus } from './corpus.mjs'
import { fuzzServer } from './fuzzServer.mjs'
import { openPage } from './openPage.mjs'

const TARGETS = ['content', 'pageKeys', 'messages', 'storage', 'server']
const FRAMED = new Set(['messages'])
const SLICE_MS = 5_000
/** Generous, because a slice may end with a failing case, which is then reduced. */
const HANGS_AFTER_MS = 60_000
/** Pages are replaced after this long, so that their own growth does not matter. */
const PAGE_MS = 30_000
const RESULTS = 'test-results/fuzz'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    cases: { type: 'string' },
  },
})
const ms = Number(values.minutes) * 60_000
const firstSeed = values.seed === undefined ? Date.now() % 1e9 : Number(values.seed)
const most = values.cases === undefined ? Number.POSITIVE_INFINITY : Number(values.cases)
const targets = positionals.length > 0 ? positionals : TARGETS
const unknown = targets.find((target) => !TARGETS.includes(target))
if (unknown || !(ms > 0) || !(most > 0) || !Number.isInteger(firstSeed)) {
  console.error(
    `Usage: npm run fuzz -- [--minutes N] [--seed N] [--cases N] [${TARGETS.join(' | ')}]`,
  )
  process.exit(2)
}

async function fuzz(target) {
  const open = () => openPage({ corpus, framed: FRAMED.has(target) })
  const outcomes = new Set()
  const failures = []
  const began = Date.now()
  let page
  let openedAt = 0
  let cases = 0
  let longest = 0
  let shownAt = began

  while (Date.now() - began < ms && cases < most) {
    if (page && Date.now() - openedAt > PAGE_MS) {
      await page.close()
      page = undefined
    }
    if (!page) {
      page = await open()
      openedAt = Date.now()
    }
    const seed = firstSeed + cases
    const known = failures.map(({ kind }) => kind)
    try {
      const left = Math.max(1, Math.min(SLICE_MS, began + ms - Date.now()))
      // Omits `cases` without a limit: `undefined` would not survive the call.
      const limit = Number.isFinite(most) ? { cases: most - cases } : {}
      const slice = await page.run({ target, seed, ms: left, known, ...limit }, HANGS_AFTER_MS)
      cases += slice.count
      longest = Math.max(longest, slice.longest)
      for (const outcome of slice.outcomes) outcomes.add(outcome)
      for (const failure of slice.failures) report(target, failure)
      failures.push(...slice.failures)
    } catch (error) {
      // A hanging page cannot reduce the case.
      const failure = {
        seed: Math.max(seed, page.lastSeed()),
        kind: error.message,
        text: error.message,
      }
      report(target, failure)
      failures.push(failure)
      cases = failure.seed - firstSeed + 1
      await page.close()
      page = undefined
    }
    if (Date.now() - shownAt > 10_000) {
      shownAt = Date.now()
      const seconds = Math.round((shownAt - began) / 1_000)
      console.log(
        `  ${target}: ${seconds} of ${ms / 1_000} s, ${cases} cases, ${outcomes.size} outcomes, ${failures.length} failures`,
      )
    }
  }
  await page?.close()
  const seconds = (Date.now() - began) / 1_000
  return {
    target,
    cases,
    seconds,
    longest,
    outcomes: outcomes.size,
    failures,
  }
}

function report(target, { seed, text, alone, smallest }) {
  console.error(`\n! ${target}, seed ${seed}: ${text}`)
  if (smallest === undefined) return
  if (!alone) console.error('  Not again by itself: it may come of the cases before.')
  mkdirSync(RESULTS, { recursive: true })
  const file = `${RESULTS}/${target}-${seed}.json`
  writeFileSync(file, `${smallest}\n`)
  console.error(
    `  smallest case, ${smallest.length} characters, in ${file}:\n  ${smallest.slice(0, 600)}\n`,
  )
}

const corpus = await readCorpus()
console.log(
  `Seed ${firstSeed}, ${ms / 60_000} min per target; a case begins with one of ${corpus.entries.length} entries or ${corpus.payloads.length} payloads.\n`,
)
const results = []
for (const target of targets) {
  if (target !== 'server') results.push(await fuzz(target))
  else {
    const result = await fuzzServer({ firstSeed, ms, most, corpus })
    for (const failure of result.failures) report(target, failure)
    results.push(result)
  }
}

console.log('\ntarget        cases   per s   longest   outcomes   failures')
for (const { target, cases, seconds, longest, outcomes, failures } of results) {
  console.log(
    [
      target.padEnd(10),
      String(cases).padStart(8),
      (cases / seconds).toFixed(1).padStart(7),
      `${Math.round(longest)} ms`.padStart(9),
      String(outcomes).padStart(10),
      String(failures.length).padStart(10),
    ].join(' '),
  )
}
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0
