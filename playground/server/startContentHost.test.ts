import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder } from '../../tools/kit/temporaryFolder'
import { type ContentHost, type ContentHostOptions, startContentHost } from './startContentHost'
import { asResponse, START_TIMEOUT_MS } from './testing/startTestHost'

let folder = ''

beforeEach(async () => {
  folder = await temporaryFolder()
})

async function start(options: ContentHostOptions = {}): Promise<ContentHost> {
  const host = await startContentHost({
    port: 0,
    admin: true,
    seedFolder: join(folder, 'seeds'),
    ...options,
  })
  onTestFinished(() => host.close(), START_TIMEOUT_MS)
  return host
}

async function seed(file: string, content: unknown): Promise<void> {
  await mkdir(join(folder, 'seeds'), { recursive: true })
  await writeFile(join(folder, 'seeds', file), JSON.stringify(content))
}

const page = (id: string, title: string) => ({ model: 'page', entry: { id, data: { title } } })

async function send(host: ContentHost, path: string, request?: RequestInit) {
  return asResponse(await fetch(host.url + path, request))
}

async function titles(host: ContentHost): Promise<Record<string, unknown>> {
  const answer = await send(host, '/api/v3/content/page?apiKey=roastery-demo&limit=30&sort.id=1')
  const { results } = answer.json<{ results: { id: string; data: { title: string } }[] }>()
  return Object.fromEntries(results.map(({ id, data }) => [id, data.title]))
}

const put = (host: ContentHost, id: string, title: string) =>
  send(host, `/admin/entries/page/${id}`, {
    method: 'PUT',
    body: JSON.stringify({ data: { title } }),
  })

describe('startContentHost', { timeout: START_TIMEOUT_MS }, () => {
  it('preserves what users did when it starts again, and adds new seeds', async () => {
    const dataFolder = join(folder, 'data')
    await seed('a.json', [page('kept', '1'), page('edited', '1'), page('removed', '1')])
    await seed('b.json', [page('changed', '1'), page('gone', '1'), page('orphan', '1')])
    const first = await start({ dataFolder })
    await put(first, 'edited', 'mine')
    await put(first, 'orphan', 'mine')
    await put(first, 'own', 'mine')
    await send(first, '/admin/entries/page/removed', { method: 'DELETE' })
    await send(first, '/api/v1/track', {
      method: 'POST',
      body: JSON.stringify({ events: [{ id: 'e', type: 'click' }] }),
    })
    await first.close()

    await seed('a.json', [page('kept', '1'), page('edited', '2'), page('removed', '2')])
    await seed('b.json', [page('changed', '2'), page('new', '2')])
    const second = await start({ dataFolder })
    expect(await titles(second)).toEqual({
      changed: '2',
      edited: 'mine',
      kept: '1',
      new: '2',
      orphan: 'mine',
      own: 'mine',
    })
    expect((await send(second, '/admin/events')).json()).toMatchObject({ events: [{ id: 'e' }] })

    await send(second, '/admin/reset', { method: 'POST' })
    expect(await titles(second)).toEqual({
      changed: '2',
      edited: '2',
      kept: '1',
      new: '2',
      removed: '2',
    })
  })

  it('refuses a data folder that is in use, and releases it when closed', async () => {
    const dataFolder = join(folder, 'data')
    const first = await start({ dataFolder })
    await expect(start({ dataFolder })).rejects.toThrow(`is in use by process ${process.pid}`)
    expect((await send(first, '/admin/entries')).status).toBe(200)
    await first.close()
    expect(await readdir(dataFolder)).toEqual(['postgres'])
  })

  it('releases everything when it cannot start', async () => {
    const dataFolder = join(folder, 'data')
    await seed('bad.json', { model: 'page' })
    await expect(start({ dataFolder })).rejects.toThrow('Seed file "bad.json" must hold')
    expect(await readdir(dataFolder)).toEqual(['postgres'])
  })

  it('says which port was taken, answers what is under way before it closes, and closes once', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo

    await seed('a.json', page('home', '1'))
    const host = await start({ port })
    expect(host.takenPort).toBe(port)
    expect(host.url).toBe(`http://127.0.0.1:${host.port}`)

    const fault = { path: '/api', kind: 'delay', delayMs: 100 }
    await send(host, '/admin/faults', { method: 'POST', body: JSON.stringify(fault) })
    const slow = titles(host)
    // Once the fault is used up, the host has received the request.
    await expect.poll(async () => (await send(host, '/admin/faults')).text).toBe('{"faults":[]}')
    const cutOff = vi.spyOn(Server.prototype, 'closeAllConnections')
    await Promise.all([host.close(), host.close()])
    expect(cutOff).not.toHaveBeenCalled()
    expect(await slow).toEqual({ home: '1' })
    await expect(send(host, '/nothing')).rejects.toThrow()
  })

  it('has a public origin, a token for drafts and a rate for forms, but no admin API then', async () => {
    const image = 'https://content.invalid/images/hero.svg'
    await seed('a.json', { model: 'page', entry: { published: 'draft', data: { image } } })
    const access = {
      origin: 'https://content.example.com',
      draftToken: 'secret',
      formsPerMinute: 0,
    }
    await expect(start(access)).rejects.toThrow('The admin API has no password')

    const host = await start({ ...access, admin: false })
    const path = '/api/v3/content/page?apiKey=roastery-demo&includeUnpublished=true'
    expect((await send(host, path)).status).toBe(401)
    const query = path.replace('content/page', 'query/roastery-demo/page')
    expect((await send(host, query)).status).toBe(401)
    const answer = await send(host, path, { headers: { Authorization: 'Bearer secret' } })
    expect(answer.text).toContain('"https://content.example.com/images/hero.svg"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    for (const form of ['/api/submissions/a', '/api/v1/form-submit?apiKey=roastery-demo']) {
      expect((await send(host, form, { method: 'POST', body: '{}' })).status).toBe(429)
    }
  })

  it('has no admin API by default', async () => {
    const host = await start({ admin: undefined })
    expect(host.takenPort).toBeUndefined()
    expect((await send(host, '/admin/entries')).status).toBe(404)
    expect((await send(host, '/admin/reset', { method: 'POST' })).status).toBe(404)
  })
})
