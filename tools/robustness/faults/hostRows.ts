import { setTimeout as pause } from 'node:timers/promises'
import { waitFor } from '../../kit/servers/waitFor'
import { allRows, compare } from '../support/allRows'
import { startHostProcess } from '../support/hostProcess'
import { burst } from './burst'
import { openVisit } from './openVisit'
import { expect, type Row, type Tools } from './Row'

const KILLS = 3
const BETWEEN_KILLS_MS = 1500
const EVENTS_PER_KILL = 300

async function killHost(tools: Tools): Promise<string> {
  const dataFolder = await tools.folder()
  let host = await startHostProcess({ dataFolder })
  tools.after(() => host.kill())
  const { url, port } = host
  const { page, uncaught } = await openVisit(tools, url)
  for (let kill = 0; kill < KILLS; kill++) {
    await burst(page, url, kill * EVENTS_PER_KILL, EVENTS_PER_KILL)
    await pause(BETWEEN_KILLS_MS)
    await host.kill()
    host = await startHostProcess({ dataFolder, port })
  }
  const sent = Array.from({ length: KILLS * EVENTS_PER_KILL }, (_, n) => n)
  const numbers = async () => {
    type Stored = { seq: number; body: { data: { n: number } } }
    const stored = await allRows<Stored>(url, 'events', '&type=burst')
    return stored.map(({ body }) => body.data.n)
  }
  const isDelivered = async () => compare(sent, await numbers()).lost === 0
  await waitFor('the browser delivers all its events', isDelivered, 60_000)
  const { twice } = compare(sent, await numbers())
  expect(twice === 0, `${twice} events are stored twice`)
  expect(uncaught.length === 0, `uncaught in the page: ${uncaught}`)
  return `${KILLS} kills; ${sent.length} events of the browser: 0 lost, 0 twice`
}

/** Effects of a content host that dies while visitors are there. */
export const hostRows: readonly Row[] = [
  {
    name: 'host killed (SIGKILL) during a visit',
    expected: 'the browser delivers each event once, no exception',
    limitSeconds: 180,
    run: killHost,
  },
]
