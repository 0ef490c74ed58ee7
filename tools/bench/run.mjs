// Measures SiteBlocks beside other clients and writes tools/bench/results.md with a chart. Linux only:
// CPU time comes from the kernel. A full run takes most of an hour on a quiet machine.
//   npm run bench                                    everything
//   npm run bench -- load network                    some parts; others keep their results
//   npm run bench -- --report                        the results again, from the last figures
// Partial or longer runs are only printed, unless --keep is given:
//   npm run bench -- --runs 9 --pages 500,601        some pages
//   npm run bench -- load --entrants siteblocks,floor
//   npm run bench -- load heap --runs 5 --pages 500,601 --keep
//   npm run bench -- load --embed before=old/embed.js  another build beside dist/embed.js
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { parseArgs } from 'node:util'
import { PAGES } from './content/pages.mjs'
import { buildEntrants } from './entrants/build.mjs'
import { createMachine } from './harness/machine.mjs'
import { startServer } from './harness/server.mjs'
import { edits } from './parts/edits.mjs'
import { evaluation } from './parts/evaluation.mjs'
import { heap } from './parts/heap.mjs'
import { interaction } from './parts/interaction.mjs'
import { load } from './parts/load.mjs'
import { network } from './parts/network.mjs'
import { served } from './parts/served.mjs'
import { site } from './parts/site.mjs'
import { slow } from './parts/slow.mjs'
import { visitors } from './parts/visitors.mjs'
import { widgets } from './parts/widgets.mjs'
import { chartOf } from './report/chart.mjs'
import { figuresOf } from './report/figures.mjs'
import { goalsOf } from './report/goals.mjs'
import { textTable } from './report/layOut.mjs'
import { machineText } from './report/machineText.mjs'
import { resultsPage } from './report/resultsPage.mjs'
import { tablesOf } from './report/tables.mjs'

const PARTS = {
  site,
  evaluation,
  load,
  heap,
  slow,
  network,
  visitors,
  edits,
  served,
  widgets,
  interaction,
}
/** Parts that measure more than one page. */
const OF_PAGES = ['load', 'heap', 'slow', 'served', 'interaction']
const STORE = 'test-results/bench'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    pages: { type: 'string' },
    entrants: { type: 'string' },
    embed: { type: 'string', multiple: true, default: [] },
    report: { type: 'boolean' },
    keep: { type: 'boolean' },
  },
})
const { runs, pages, entrants, embed, report, keep } = options
const usual = pages ? OF_PAGES : Object.keys(PARTS)
const parts = report ? [] : positionals.length > 0 ? positionals : usual
const isKept = keep || !(runs || pages || entrants || embed.length > 0)
const others = Object.fromEntries(embed.map((pair) => pair.split('=')))
const known = ['siteblocks', 'modules', ...Object.keys(others), 'gen1', 'gen2', 'floor', 'bare']

const startedAt = Date.now()
const tell = (text) => {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)
  console.log(`${seconds} s  ${text}`)
}

check('part', parts, Object.keys(PARTS))
if (runs && !(Number(runs) > 0)) throw new Error(`--runs is "${runs}", expected a number.`)
for (const [name, path] of Object.entries(others)) {
  if (!existsSync(path ?? ''))
    throw new Error(
      `--embed is "${name}=${path}", expected a name and a file: before=old/embed.js.`,
    )
}
if (platform() !== 'linux') throw new Error('The bench reads /proc, which only Linux has.')
if (!existsSync('dist/embed.js'))
  throw new Error('dist/embed.js is missing. Run "npm run build" first.')

const measured = parts.length > 0 ? await measure() : {}
const found = Object.values(isKept ? await stored() : measured)
const figures = figuresOf(found.flatMap(({ samples }) => samples))
const machines = found.map(({ machine }) => machine)
const visits = figures.countsOf('cpu')
const tables = tablesOf(figures, known)
for (const { title, head, rows } of tables) console.log(`\n${title}\n\n${textTable(head, rows)}`)
for (const name of ['siteblocks', 'modules', ...Object.keys(others)]) {
  const rows = goalsOf(figures, name).map((goal) => Object.values(goal))
  console.log(`\nGoals, ${name}\n\n${textTable(['', 'goal', 'reached', ''], rows)}`)
}
console.log(`\n${machineText(machines)}`)
if (isKept) {
  const chart = chartOf(figures)
  if (chart) await writeFile('tools/bench/results.svg', chart)
  const goals = {
    'embed.js': goalsOf(figures, 'siteblocks'),
    'the module build': goalsOf(figures, 'modules'),
  }
  const page = resultsPage({ tables, goals, machines, visits, hasChart: chart !== null })
  await writeFile('tools/bench/results.md', page)
  tell('tools/bench/results.md is written')
}

async function measure() {
  tell('building the entrants')
  const { scripts, sizes } = await buildEntrants({ siteblocks: 'dist/embed.js', ...others })
  const taking = listed(entrants) ?? known
  check('entrant', taking, known)
  const chosen = listed(pages)?.map(pageName)
  check('page', chosen ?? [], Object.keys(PAGES))
  const given = { entrants: taking, pages: chosen, runs: runs ? Number(runs) : undefined }
  const results = { size: { samples: sizeSamples(sizes) } }
  for (const part of parts) {
    const machine = createMachine()
    const server = await startServer(scripts, machine)
    try {
      await machine.rest()
      const samples = await PARTS[part]({ ...given, server, tell })
      await machine.rest()
      results[part] = { samples, machine: await machine.report() }
    } finally {
      await server.close()
    }
    // Stores results after each part, so that a later failure loses little.
    if (isKept) await store(results)
  }
  return results
}

function sizeSamples(sizes) {
  return Object.entries(sizes).flatMap(([entrant, { gzip, brotli }]) => [
    { what: 'size', entrant, value: gzip },
    { what: 'size-brotli', entrant, value: brotli },
  ])
}

async function store(results) {
  await mkdir(STORE, { recursive: true })
  for (const [part, result] of Object.entries(results)) {
    await writeFile(`${STORE}/${part}.json`, JSON.stringify(result))
  }
}

async function stored() {
  const names = ['size', ...Object.keys(PARTS)].filter((name) =>
    existsSync(`${STORE}/${name}.json`),
  )
  if (names.length === 0) throw new Error('Nothing has been measured yet. Run "npm run bench".')
  const texts = names.map((name) => readFile(`${STORE}/${name}.json`, 'utf8'))
  return (await Promise.all(texts)).map((text) => JSON.parse(text))
}

function listed(words) {
  return words?.split(',')
}

/** `500` means the page of 500 blocks, `601` the one with bound texts. */
function pageName(word) {
  if (word === '601') return 'bound'
  return /^\d+$/.test(word) ? `blocks-${word}` : word
}

function check(what, names, all) {
  const unknown = names.filter((name) => !all.includes(name))
  if (unknown.length > 0)
    throw new Error(`No ${what} is called "${unknown.join('", "')}". There are ${all.join(', ')}.`)
}
