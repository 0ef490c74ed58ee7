// Shows the same entries in the builder's own clients and in SiteBlocks, in each of its forms, and
// compares what is seen, and what is sent and recorded in visits. Every difference fails unless tools/beside/reviewed.json has it.
//   npm run beside                                   all generated entries; half an hour
//   npm run beside -- --every 61                     some of them, as in npm test
//   npm run beside -- --only 'Image/' --widths 1280  entries and visits by name
//   npm run beside -- --entries FOLDER               exported entries: JSON files; their actions
//                                                    are clicked, their requests get three rows
//   npm run beside -- --seed 5                       other pairs of inputs
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { CHROMIUM } from '../kit/browsers/chromium.mjs'
import { ensureDependencies } from '../kit/commands/ensureDependencies.mjs'
import { buildClients, CLIENTS } from './clients/buildClients'
import { findReviewed, readReviewed } from './compare/reviewed'
import type { Entry } from './entries/Entry'
import { generateEntries } from './entries/generateEntries'
import { mergeRegistrations, type Registration } from './entries/Registration'
import { answerFor, readEntries } from './entries/readEntries'
import { compareMessages } from './messages/compareMessages'
import { ANSWER, clientPage, newContext, openClient, WIDTHS } from './page/openClient'
import { makeReport } from './report'
import { type Compared, type ComparedEntry, runEntries } from './runEntries'
import { compareVisits } from './visits/compareVisits'
import { VISITS, type Visit } from './visits/visits'

const RESULTS = 'test-results/beside'

const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: WIDTHS.join() },
    entries: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})

if (!existsSync('dist/server.mjs')) throw new Error('dist is missing. Run "npm run build" first.')
await ensureDependencies('tools/bench').catch((cause) => {
  const told =
    "The builder's clients are missing. Install them: npm ci --prefix tools/bench, with a registry."
  throw new Error(told, { cause })
})
const startedAt = Date.now()
const tell = (text: string) => {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)
  console.log(`${seconds} s  ${text}`)
}

const reviewed = readReviewed()
const isWorse = ({ differences }: Compared) =>
  differences.some((difference) => !findReviewed(reviewed, difference))
const files = await buildClients()
for (const client of CLIENTS) files.set(`page /${client}`, clientPage(client))
const browser = await chromium.launch(CHROMIUM)
try {
  const entries = await chooseEntries(browser)
  tell(`${entries.length} entries, seed ${values.seed}`)
  const compared: Compared[] = []
  for (const width of values.widths.split(',').map(Number)) {
    const shown = await compareEntries(width, entries)
    // What came late on a busy machine is shown again.
    const again = shown.filter(isWorse).map(({ entry }) => entry)
    compared.push(...shown.filter((one) => !isWorse(one)), ...(await compareEntries(width, again)))
    tell(`compared at ${width} px, ${again.length} of them twice`)
  }
  const isPart = values.entries || values.only
  const [visits, wrong] = await Promise.all([
    playVisits(browser),
    isPart ? [] : compareMessages(browser, files),
  ])
  tell(`${visits.length} visits; messages of the editor: ${wrong.length} unlike the guide's`)
  compared.push(...visits)
  const { lines, worse, unseen } = makeReport(compared, reviewed)
  console.log(lines.join('\n'))
  if (isWhole()) for (const title of unseen) console.log(`reviewed, and not seen: ${title}`)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(`${RESULTS}/worse.json`, JSON.stringify(worse, null, 1))
  for (const line of wrong) console.log(`worse  ${line}`)
  process.exitCode = worse.length + wrong.length > 0 ? 1 : 0
} finally {
  await browser.close()
}

async function chooseEntries(browser: Browser): Promise<Entry[]> {
  if (values.entries) {
    const entries = matching(readEntries(values.entries))
    files.set(ANSWER, answerFor(entries))
    return entries
  }
  const context = await newContext(browser, files, WIDTHS[0])
  const lists: Registration[][] = []
  for (const client of ['gen1', 'gen2'] as const)
    lists.push(await (await openClient(context, client)).registrations())
  await context.close()
  const all = generateEntries(mergeRegistrations(lists), Number(values.seed))
  return matching(all.filter((_, index) => index % Number(values.every) === 0))
}

async function compareEntries(width: number, entries: readonly Entry[]): Promise<ComparedEntry[]> {
  const compared: ComparedEntry[] = []
  const isTall = !values.entries
  for await (const batch of runEntries(browser, files, width, entries, isTall)) {
    compared.push(...batch)
    if (compared.length < entries.length)
      tell(`${compared.length} of ${entries.length} at ${width} px`)
  }
  return compared
}

/** Plays what seems to be worse twice: on a busy machine, a page may follow a link too late. */
async function playVisits(browser: Browser): Promise<Compared[]> {
  const played = await compareVisits(browser, files, chooseVisits())
  const again = played.filter(isWorse).map(({ visit }) => visit)
  const compared = await compareVisits(browser, files, again)
  return [...played.filter((one) => !isWorse(one)), ...compared]
}

/** A sample has every third visit. */
function chooseVisits(): readonly Visit[] {
  if (values.entries) return []
  return matching(values.every === '1' ? VISITS : VISITS.filter((_, index) => index % 3 === 0))
}

function matching<Named extends { readonly name: string }>(all: readonly Named[]): Named[] {
  const pattern = new RegExp(values.only)
  return all.filter(({ name }) => pattern.test(name))
}

function isWhole(): boolean {
  return values.every === '1' && !values.only && !values.entries
}
