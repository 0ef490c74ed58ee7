// Measures SiteBlocks beside other clients, in one browser, and writes bench/results.md with a chart.
//   npm run bench                      everything, a few minutes
//   npm run bench -- --quick           fewer runs
//   npm run bench -- load network      some parts; what was measured before stays in the tables
//   npm run bench -- --page=bound load one page of the part `load`
//   npm run bench -- --report          the tables again, out of what was measured before
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { buildEntrants } from './entrants/build.mjs'
import { launch } from './harness/browser.mjs'
import { startServer } from './harness/server.mjs'
import { evaluation } from './parts/evaluation.mjs'
import { load } from './parts/load.mjs'
import { network } from './parts/network.mjs'
import { paint } from './parts/paint.mjs'
import { site } from './parts/site.mjs'
import { visitors } from './parts/visitors.mjs'
import { chartOf } from './report/chart.mjs'
import { figuresOf } from './report/figures.mjs'
import { goalsOf } from './report/goals.mjs'
import { textTable } from './report/layOut.mjs'
import { resultsPage } from './report/resultsPage.mjs'
import { tablesOf } from './report/tables.mjs'

const PARTS = { site, evaluation, load, paint, network, visitors }
const QUICK_SHARE = 0.3
const SAMPLES = 'test-results/bench'

const given = process.argv.slice(2)
const quick = given.includes('--quick')
const only = given
  .find((word) => word.startsWith('--page='))
  ?.slice('--page='.length)
  .split(',')
const named = given.filter((word) => !word.startsWith('-'))
const unknown = named.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  throw new Error(
    `No part is called "${unknown.join('", "')}". There are ${Object.keys(PARTS).join(', ')}.`,
  )
}
const all = named.length > 0 ? named : Object.keys(PARTS)
const parts = given.includes('--report') ? [] : all
if (!existsSync('dist/embed.js'))
  throw new Error('dist/embed.js is missing. Run "npm run build" first.')

const startedAt = Date.now()
const tell = (text) => {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)
  console.log(`${seconds} s  ${text}`)
}

tell('building the entrants')
const { scripts, sizes } = await buildEntrants()
await mkdir(SAMPLES, { recursive: true })
const sizeSamples = Object.entries(sizes).map(([entrant, value]) => ({
  what: 'size',
  entrant,
  value,
}))
await writeFile(`${SAMPLES}/size.json`, JSON.stringify(sizeSamples))

if (parts.length > 0) await measure()

const samples = []
for (const part of ['size', ...Object.keys(PARTS)]) samples.push(...(await before(part)))
const figures = figuresOf(samples)
const goals = goalsOf(figures)
const tables = tablesOf(figures)
for (const { title, head, rows } of tables) console.log(`\n${title}\n\n${textTable(head, rows)}`)
const goalRows = goals.map(({ what, goal, reached, met }) => [
  what,
  goal,
  reached,
  met ? 'met' : 'not met',
])
console.log(`\nGoals\n\n${textTable(['', 'goal', 'reached', ''], goalRows)}`)
const chart = chartOf(figures)
if (chart) await writeFile('bench/results.svg', chart)
await writeFile('bench/results.md', resultsPage({ tables, goals, hasChart: chart !== null }))
tell('bench/results.md is written')

async function measure() {
  const server = await startServer(scripts)
  const browser = await launch()
  const share = quick ? QUICK_SHARE : 1
  try {
    for (const part of parts) {
      const { origin } = server
      const found = await PARTS[part]({ browser, server, origin, share, only, tell })
      const measured = new Set(found.map(({ page }) => page))
      const kept = only ? (await before(part)).filter(({ page }) => !measured.has(page)) : []
      await writeFile(`${SAMPLES}/${part}.json`, JSON.stringify([...kept, ...found]))
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

async function before(part) {
  try {
    return JSON.parse(await readFile(`${SAMPLES}/${part}.json`, 'utf8'))
  } catch {
    return []
  }
}
