import { randomUUID } from 'node:crypto'
import { allRows, compare } from '../support/allRows'
import { retrying } from '../support/retrying'
import { startHost } from './openVisit'
import { expect, type Row, type Tools } from './Row'

const HEAP_MB = 256
const UPLOADS = 16
const UPLOAD_BYTES = 20 * 1024 * 1024
const ENTRIES = 6
/** Just below the host's limit, including the JSON around the text. */
const ENTRY_BYTES = 10 * 1024 * 1024 - 100
const BATCHES = 100
const AT_ONCE = 4

/** Runs `count` steps with limited concurrency. */
async function inTurns(count: number, step: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await step(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

async function smallHeap(tools: Tools): Promise<string> {
  const host = await startHost(tools, {
    dataFolder: await tools.folder(),
    nodeArguments: [`--max-old-space-size=${HEAP_MB}`],
  })
  const file = new Blob([new Uint8Array(UPLOAD_BYTES).fill(7)])
  const forms: string[] = []
  const events: string[] = []
  const upload = async () => {
    const id = randomUUID()
    await retrying(
      `${host.url}/api/v1/form-submit?apiKey=roastery-demo&name=large&id=${id}`,
      () => {
        const body = new FormData()
        body.append('n', id)
        body.append('file', file, 'large.bin')
        return { method: 'POST', body }
      },
    )
    forms.push(id)
  }
  const saveEntry = async (n: number) => {
    const body = JSON.stringify({ data: { text: 'x'.repeat(ENTRY_BYTES) } })
    await retrying(`${host.url}/admin/entries/large/${n}`, () => ({ method: 'PUT', body }))
    const url = `${host.url}/api/v3/content/large?apiKey=roastery-demo&entry=${n}`
    const served = await (await retrying(url, () => ({}))).arrayBuffer()
    expect(served.byteLength > ENTRY_BYTES, `entry ${n} came with ${served.byteLength} bytes`)
  }
  const sendEvents = async () => {
    const ids = Array.from({ length: 50 }, () => randomUUID())
    const body = JSON.stringify({ events: ids.map((id) => ({ id, type: 'load' })) })
    await retrying(`${host.url}/api/v1/track`, () => ({ method: 'POST', body }))
    events.push(...ids)
  }
  await Promise.all([
    inTurns(UPLOADS, upload),
    inTurns(ENTRIES, saveEntry),
    inTurns(BATCHES, sendEvents),
  ])
  expect(host.exitCode() === null, `the host ended: ${host.output().slice(-300)}`)
  const storedEvents = await allRows<{ seq: number; id: string }>(host.url, 'events')
  const storedForms = await allRows<{
    seq: number
    fields: { n: string }
    files: { size: number }[]
  }>(host.url, 'submissions')
  const byEvent = compare(
    events,
    storedEvents.map(({ id }) => id),
  )
  const byForm = compare(
    forms,
    storedForms.map(({ fields }) => fields.n),
  )
  const halves = storedForms.filter(({ files }) => files[0]?.size !== UPLOAD_BYTES).length
  const figures = `${UPLOADS} uploads of 20 MB, ${ENTRIES} entries of 10 MB, ${events.length} events, ${AT_ONCE} of each at once: ${byEvent.lost + byForm.lost} lost, ${byEvent.twice + byForm.twice} twice, ${halves} half`
  expect(byEvent.lost + byForm.lost + byEvent.twice + byForm.twice + halves === 0, figures)
  return figures
}

/** Effects of large requests on a small machine. */
export const heapRows: readonly Row[] = [
  {
    name: '256 MB heap under uploads and 10 MB entries',
    expected: 'the host runs on; nothing acknowledged is lost, nothing twice',
    limitSeconds: 150,
    run: smallHeap,
  },
]
