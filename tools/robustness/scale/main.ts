// Sends visitors through the cache of playground/deploy to the content host and reports the load:
// on the embedded database, and on a Postgres server. `npm run scale -- 1000` sends a thousand
// instead of 10,000.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { controlsOf } from '../../kit/servers/contentHostControls'
import { freePort } from '../../kit/servers/freePort'
import { allRows, compare } from '../support/allRows'
import { type HostProcessOptions, startHostProcess } from '../support/hostProcess'
import { printTable } from '../support/printTable'
import { findPostgres, startPostgres } from '../support/startPostgres'
import { createMeter, createMeteredFetch } from './meteredFetch'
import { DEVICES, MODEL, PAGES, pageEntry } from './pages'
import { startNginx } from './startNginx'
import { type Built, impressionOf, type Tally, visit } from './visit'

const VISITORS = Number(process.argv[2] ?? 10_000)
const AT_ONCE = 64

interface StoredEvent {
  readonly seq: number
  readonly id: string
  readonly type: string
  readonly body: { readonly data: { readonly contentId?: string; readonly variationId?: string } }
}

interface Result {
  readonly figures: readonly (readonly [name: string, value: string])[]
  readonly problems: readonly string[]
}

async function measure(name: string, options: HostProcessOptions, built: Built): Promise<Result> {
  const host = await startHostProcess(options)
  const nginx = await startNginx(host.url, await freePort())
  try {
    const controls = controlsOf(host.url)
    for (let page = 0; page < PAGES; page++) await controls.save(MODEL, pageEntry(page))
    const eventsBefore = (await newest(host.url, 'events')) ?? 0
    const requestsBefore = (await newest(host.url, 'requests')) ?? 0

    const meter = createMeter()
    const tally: Tally = {
      views: 0,
      events: 0,
      impressions: 0,
      seen: new Map(),
      early: 0,
      recordedViews: 0,
      varied: 0,
      changed: 0,
      refused: 0,
    }
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE * 2 })
    const fetch = createMeteredFetch(meter, agent)
    const startedAt = Date.now()
    let next = 0
    let tellAt = startedAt
    const lane = async () => {
      while (next < VISITORS) {
        await visit(next++, nginx.url, built, fetch, tally)
        if (Date.now() < tellAt) continue
        tellAt = Date.now() + 5000
        console.log(`  ${name}: ${next} of ${VISITORS} visitors, ${tally.views} page views`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    const seconds = (Date.now() - startedAt) / 1000
    agent.destroy()

    const stored = await allRows<StoredEvent>(host.url, 'events', '', eventsBefore)
    const { lost, twice } = compare(
      meter.eventIds,
      stored.map(({ id }) => id),
    )
    const recorded = stored.filter(({ type }) => type === 'impression')
    const impressions = recorded.length
    const unlike = differences(tally.seen, countImpressions(recorded))
    const failed = [...meter.eventFailures.values()].reduce((sum, n) => sum + n, meter.lostAnswers)
    const requests = ((await newest(host.url, 'requests')) ?? 0) - requestsBefore
    const fromOrigin = requests - meter.eventPosts
    const hits = meter.contentMs.length - fromOrigin
    const wanted = PAGES * DEVICES.length
    const problems = [
      [lost === 0, `${lost} events are lost`],
      [twice === 0, `${twice} events are stored twice`],
      [
        stored.length === tally.events,
        `${tally.events} events were recorded, ${stored.length} stored`,
      ],
      [
        impressions === tally.impressions,
        `${tally.impressions} entries were seen, ${impressions} impressions stored`,
      ],
      [
        unlike.length === 0,
        `impressions were not stored for the variation that was seen: ${unlike.join(', ')}`,
      ],
      [tally.early === 0, `${tally.early} visitors were remembered before a word`],
      // Several widgets send no more than one: one request per page view, and one per failure.
      [
        meter.eventPosts <= tally.recordedViews + failed,
        `${meter.eventPosts} event requests for ${tally.recordedViews} page views and ${failed} failures`,
      ],
      [meter.contentErrors === 0, `${meter.contentErrors} content requests failed`],
      [tally.changed === 0, `${tally.changed} visitors saw another variation than before`],
      [
        VISITORS < 1000 || meter.urls.size === wanted,
        `${meter.urls.size} addresses, not ${wanted}`,
      ],
    ] as const
    return {
      figures: [
        [
          'visitors (without consent), page views',
          `${VISITORS} (${tally.refused}), ${tally.views}`,
        ],
        [
          'duration; page views a second',
          `${seconds.toFixed(1)} s; ${(tally.views / seconds).toFixed(0)}`,
        ],
        [
          'distinct content addresses',
          `${meter.urls.size}: ${PAGES} pages × ${DEVICES.length} kinds of device`,
        ],
        ['content requests; of these at the origin', `${meter.contentMs.length}; ${fromOrigin}`],
        ['hit ratio', `${((100 * hits) / meter.contentMs.length).toFixed(2)} %`],
        ['what nginx says', [...meter.cache].map(([word, count]) => `${word} ${count}`).join(', ')],
        ['content, 50th/95th/99th percentile', percentiles(meter.contentMs)],
        ['bytes per visitor', `${(meter.bytes / VISITORS / 1000).toFixed(1)} kB`],
        ['views of a variation; changed on return', `${tally.varied}; ${tally.changed}`],
        ['events recorded; stored', `${tally.events}; ${stored.length}`],
        ['impressions seen; stored', `${tally.impressions}; ${impressions}`],
        [
          'entries and variations seen; stored otherwise than seen',
          `${tally.seen.size}; ${unlike.length}`,
        ],
        ['event requests; page views with events', `${meter.eventPosts}; ${tally.recordedViews}`],
        [
          'event requests; a second',
          `${meter.eventPosts}; ${(meter.eventPosts / seconds).toFixed(0)}`,
        ],
        ['events, 50th/95th/99th percentile', percentiles(meter.eventMs)],
        ['answers to events lost on purpose', String(meter.lostAnswers)],
        [
          'event requests that failed by themselves',
          [...meter.eventFailures].map(([what, n]) => `${what}: ${n}`).join(', ') || '0',
        ],
        ['events lost; stored twice', `${lost}; ${twice}`],
      ],
      problems: problems.flatMap(([isRight, problem]) => (isRight ? [] : `${name}: ${problem}`)),
    }
  } finally {
    await nginx.stop()
    await host.stop()
  }
}

function countImpressions(events: readonly StoredEvent[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { body } of events) {
    const impression = impressionOf(body.data.contentId, body.data.variationId)
    counts.set(impression, (counts.get(impression) ?? 0) + 1)
  }
  return counts
}

/** Counts that differ between the two maps. */
function differences(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): readonly string[] {
  const names = new Set([...one.keys(), ...other.keys()])
  return Array.from(names).filter((name) => one.get(name) !== other.get(name))
}

async function newest(host: string, list: 'events' | 'requests'): Promise<number | undefined> {
  const answer = await fetch(`${host}/admin/${list}?limit=1`)
  const items = ((await answer.json()) as Record<string, { seq: number }[]>)[list]
  return items?.[0]?.seq
}

function percentiles(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return `${[0.5, 0.95, 0.99].map((share) => at(share).toFixed(0)).join(' / ')} ms`
}

async function main(): Promise<void> {
  const built = resolve('dist/index.mjs')
  if (!existsSync(built)) throw new Error('dist has not been built. Run "npm run build" first.')
  const library = (await import(pathToFileURL(built).href)) as Built
  const results = new Map<string, Result>()

  const dataFolder = await mkdtemp(join(tmpdir(), 'scale-'))
  console.log('On the embedded database:')
  results.set('embedded', await measure('embedded', { dataFolder }, library))
  await rm(dataFolder, { recursive: true })

  const given = process.env.DATABASE_URL
  if (given || findPostgres() !== null) {
    console.log(`On a Postgres server${given ? ' (DATABASE_URL)' : ', thrown away afterwards'}:`)
    const own = given ? undefined : await startPostgres()
    try {
      const databaseUrl = given ?? own?.url
      results.set('server', await measure('Postgres server', { databaseUrl }, library))
    } finally {
      await own?.stop()
    }
  } else {
    console.log(
      'There is no Postgres server: set DATABASE_URL, or install one (Debian: postgresql).',
    )
  }

  const columns = [...results.values()]
  console.log('')
  printTable(
    [
      '',
      ...[...results.keys()].map((name) =>
        name === 'embedded' ? 'embedded database' : 'Postgres server',
      ),
    ],
    (columns[0]?.figures ?? []).map(([name], row) => [
      name,
      ...columns.map(({ figures }) => figures[row]?.[1] ?? ''),
    ]),
  )
  const problems = columns.flatMap((result) => result.problems)
  for (const problem of problems) console.error(problem)
  process.exit(problems.length > 0 ? 1 : 0)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
