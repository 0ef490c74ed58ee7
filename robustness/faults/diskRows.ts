import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { allRows, compare } from '../support/allRows'
import { startHostProcess } from '../support/hostProcess'
import { waitFor } from '../support/waitFor'
import { startHost } from './openVisit'
import { expect, type Row, Skipped, type Tools } from './Row'

const NOBODY = 65_534
const SMALL_DISK = 'size=80m'
const LARGE_DISK = 'size=300m'
const ANSWER_LIMIT_MS = 5_000

async function readOnly(tools: Tools): Promise<string> {
  const folder = await tools.folder()
  const data = join(folder, 'data')
  mkdirSync(data)
  chmodSync(data, 0o555)
  chmodSync(folder, 0o755)
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(data, NOBODY, NOBODY)
  const startedAt = Date.now()
  const message = await startHostProcess({
    dataFolder: data,
    // Runs as an unprivileged user, since root may write anywhere.
    ...(isRoot ? { uid: NOBODY } : undefined),
  }).then(
    async (host) => {
      await host.kill()
      return 'it started'
    },
    (error: Error) => error.message,
  )
  expect(message.startsWith('code 1:') && message.includes(data), message)
  return `ended after ${Date.now() - startedAt} ms: ${message.slice(0, 300).replace(folder, '…')}`
}

/** Mounts a small temporary disk, which requires root. */
async function smallDisk(tools: Tools): Promise<string> {
  const folder = await tools.folder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', SMALL_DISK, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    throw new Skipped('mounting a small disk takes root')
  }
  tools.after(() => execFileSync('umount', ['-l', folder]))
  return folder
}

async function diskFull(tools: Tools): Promise<string> {
  const folder = await smallDisk(tools)
  const dataFolder = join(folder, 'data')
  const host = await startHost(tools, { dataFolder })
  const acknowledged: string[] = []
  const slowest = { ms: 0 }

  async function send(): Promise<number> {
    const first = acknowledged.length
    const events = Array.from({ length: 200 }, (_, n) => ({
      id: `${first}-${n}-${Math.random()}`,
      type: 'load',
      data: { filler: 'x'.repeat(900) },
    }))
    const startedAt = Date.now()
    const response = await fetch(`${host.url}/api/v1/track`, {
      method: 'POST',
      body: JSON.stringify({ events }),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
    slowest.ms = Math.max(slowest.ms, Date.now() - startedAt)
    if (response.ok) acknowledged.push(...events.map(({ id }) => id))
    return response.status
  }

  let refused = 0
  while (refused < 10) if ((await send()) >= 500) refused += 1
  const before = acknowledged.length
  execFileSync('mount', ['-o', `remount,${LARGE_DISK}`, folder])
  await waitFor('it takes events again once there is room', async () => (await send()) === 200)
  const content = await fetch(`${host.url}/api/v3/content/page?apiKey=roastery-demo`)
  expect(content.ok, `content: ${content.status}`)
  const stored = await allRows<{ seq: number; id: string }>(host.url, 'events')
  const { lost, twice } = compare(
    acknowledged,
    stored.map(({ id }) => id),
  )
  const figures = `full after ${before} events, then ${refused} answers of 5xx, the slowest in ${slowest.ms} ms; with room again in use without a restart: ${lost} lost, ${twice} twice`
  expect(lost + twice === 0, figures)
  await host.stop()
  const again = await startHost(tools, { dataFolder })
  expect((await allRows(again.url, 'events')).length === stored.length, 'lost by a restart')
  return figures
}

/** Effects of a disk that refuses writes. */
export const diskRows: readonly Row[] = [
  {
    name: 'read-only data folder',
    expected: 'ends at once with code 1, names the folder and what to do',
    limitSeconds: 60,
    run: readOnly,
  },
  {
    name: 'disk full under load',
    expected: 'answers 5xx at once; goes on by itself when there is room; nothing is lost',
    limitSeconds: 120,
    run: diskFull,
  },
]
