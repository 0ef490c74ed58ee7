import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { allRows, compare } from '../support/allRows'
import { startHostProcess } from '../support/hostProcess'
import { retrying } from '../support/retrying'
import { findPostgres, startPostgres } from '../support/startPostgres'
import { waitFor } from '../support/waitFor'
import { burst } from './burst'
import { openVisit } from './openVisit'
import { expect, type Row, Skipped, type Tools } from './Row'

const KILLS = 3
const BETWEEN_KILLS_MS = 1500
const BROWSER_EVENTS = 900
const FORM_PATH = '/api/v1/form-submit?apiKey=roastery-demo&name=load'

/** Acknowledged writes. */
interface Written {
  readonly events: string[]
  readonly forms: string[]
  /** Latest version of each entry. */
  readonly entries: Map<string, number>
}

/** Writes continuously until stopped, and retries each write until it is acknowledged. */
function write(url: string): { readonly written: Written; stop(): Promise<unknown> } {
  const written: Written = { events: [], forms: [], entries: new Map() }
  let goesOn = true

  async function loop(step: () => Promise<void>): Promise<void> {
    while (goesOn) await step()
  }
  const loops = [
    loop(async () => {
      const ids = Array.from({ length: 20 }, () => randomUUID())
      const body = JSON.stringify({ events: ids.map((id) => ({ id, type: 'load' })) })
      await retrying(`${url}/api/v1/track`, () => ({ method: 'POST', body }))
      written.events.push(...ids)
    }),
    loop(async () => {
      const id = randomUUID()
      await retrying(`${url}${FORM_PATH}&id=${id}`, () => {
        const body = new FormData()
        body.append('n', id)
        body.append('file', new Blob([id.repeat(1000)]), 'file.txt')
        return { method: 'POST', body }
      })
      written.forms.push(id)
    }),
    loop(async () => {
      const id = `entry-${written.forms.length % 5}`
      const version = (written.entries.get(id) ?? 0) + 1
      const body = JSON.stringify({ data: { version, text: 'x'.repeat(10_000) } })
      await retrying(`${url}/admin/entries/killed/${id}`, () => ({ method: 'PUT', body }))
      written.entries.set(id, version)
    }),
  ]
  return {
    written,
    stop() {
      goesOn = false
      return Promise.all(loops)
    },
  }
}

/** Compares acknowledged writes with the database. */
async function check(url: string, { events, forms, entries }: Written): Promise<string> {
  const stored = await allRows<{ seq: number; id: string }>(url, 'events', '&type=load')
  const byEvent = compare(
    events,
    stored.map(({ id }) => id),
  )
  const submissions = await allRows<{ seq: number; fields: { n: string }; files: unknown[] }>(
    url,
    'submissions',
    '&form=load',
  )
  const byForm = compare(
    forms,
    submissions.map(({ fields }) => fields.n),
  )
  let stale = 0
  for (const [id, version] of entries) {
    const answer = await fetch(`${url}/admin/entries/killed/${id}`)
    const { entry } = (await answer.json()) as { entry: { data: { version: number } } }
    if (entry.data.version < version) stale += 1
  }
  const halves = submissions.filter(({ files }) => files.length !== 1).length
  const figures = `${events.length} events: ${byEvent.lost} lost, ${byEvent.twice} twice; ${forms.length} forms with files: ${byForm.lost} lost, ${byForm.twice} twice, ${halves} half; ${entries.size} entries: ${stale} older than acknowledged`
  expect(byEvent.lost + byEvent.twice + byForm.lost + byForm.twice + halves + stale === 0, figures)
  expect(events.length > 0 && forms.length > 0 && entries.size > 0, `too little load: ${figures}`)
  return figures
}

async function killHost(tools: Tools): Promise<string> {
  const dataFolder = await tools.folder()
  let host = await startHostProcess({ dataFolder })
  tools.after(() => host.kill())
  const { url, port } = host
  const { page, uncaught } = await openVisit(tools, url)
  const writer = write(url)
  const startsMs: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    await burst(page, url, (kill * BROWSER_EVENTS) / KILLS, BROWSER_EVENTS / KILLS)
    await pause(BETWEEN_KILLS_MS)
    await host.kill()
    const startedAt = Date.now()
    host = await startHostProcess({ dataFolder, port })
    startsMs.push(Date.now() - startedAt)
  }
  await writer.stop()
  const numbers = async () =>
    (
      await allRows<{ seq: number; body: { data: { n: number } } }>(url, 'events', '&type=burst')
    ).map(({ body }) => body.data.n)
  const sent = Array.from({ length: BROWSER_EVENTS }, (_, n) => n)
  await waitFor(
    'the browser delivers all its events',
    async () => {
      return compare(sent, await numbers()).lost === 0
    },
    60_000,
  )
  const { twice } = compare(sent, await numbers())
  expect(twice === 0, `${twice} events of the browser are stored twice`)
  expect(uncaught.length === 0, `uncaught in the page: ${uncaught}`)
  return `${KILLS} kills, up again after ${Math.max(...startsMs)} ms at most; ${await check(url, writer.written)}; ${BROWSER_EVENTS} of the browser: 0 lost, 0 twice`
}

async function killPostgres(tools: Tools): Promise<string> {
  if (findPostgres() === null) throw new Skipped('there is no Postgres server on this machine')
  const server = await startPostgres()
  tools.after(() => server.stop())
  const host = await startHostProcess({ databaseUrl: server.url })
  tools.after(() => host.kill())
  const writer = write(host.url)
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(BETWEEN_KILLS_MS)
    await server.crash()
    await server.start()
  }
  await writer.stop()
  expect(host.exitCode() === null, 'the host ended')
  return `${KILLS} crashes; ${await check(host.url, writer.written)}; the host ran on`
}

/** Effects of a crash during writes. */
export const killRows: readonly Row[] = [
  {
    name: 'host killed (SIGKILL) under load, embedded database',
    expected: 'starts again; nothing acknowledged is lost, nothing twice; the browser delivers',
    limitSeconds: 180,
    run: killHost,
  },
  {
    name: 'Postgres server killed under load',
    expected: 'the host runs on; nothing acknowledged is lost, nothing twice',
    limitSeconds: 120,
    run: killPostgres,
  },
]
