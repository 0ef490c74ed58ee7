import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { framePolicy, ownPageRoute } from './ownPageRoute'

const PLAYGROUND = 'http://localhost:4173'

let site: Server
let url = ''

beforeAll(async () => {
  site = createServer((_, response) => {
    const headers = { 'content-type': 'text/html', 'x-frame-options': 'DENY' }
    response.writeHead(200, { ...headers, 'content-security-policy': "script-src 'self'" })
    response.end('<h1>Own</h1><script>evil()</script>')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/shop`
})
afterAll(() => void site.close())

interface Asker {
  origin?: string | null
  host?: string
  from?: string
}

const route = ownPageRoute()

/** Requests the page, by default as the playground's own page does. */
async function ask({ origin = PLAYGROUND, host = PLAYGROUND, from = '127.0.0.1' }: Asker = {}) {
  const headers: Record<string, string> = origin === null ? {} : { origin }
  return route.request(
    `${host}/`,
    { method: 'POST', headers, body: JSON.stringify({ url }) },
    { incoming: { socket: { remoteAddress: from } } },
  )
}

describe('ownPageRoute', () => {
  it('serves a copy with an origin of its own, and says what it noticed', async () => {
    const told = await (await ask()).json()
    expect(told).toMatchObject({ url, refusesFrames: true, hasPolicy: true, hasSnippet: false })
    const copy = await route.request(PLAYGROUND + told.frame.replace('/own-page', ''))
    const html = await copy.text()
    expect(html).toContain('<h1>Own</h1>')
    expect(html).not.toContain('evil')
    const policy = copy.headers.get('content-security-policy')
    expect(policy).toBe(framePolicy(PLAYGROUND))
    expect(policy).toMatch(/^sandbox allow-scripts;/)
    expect(policy).not.toMatch(/allow-same-origin|script-src[^;]*\*/)
  })

  it.each<[string, Asker]>([
    ['a page of another origin', { origin: 'https://evil.test' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a page that names none', { origin: null }],
    ['a name that leads here', { host: 'http://evil.test', origin: 'http://evil.test' }],
    ['another machine', { from: '192.168.1.7' }],
    ['nobody knows where', { from: '' }],
  ])('fetches nothing for %s', async (_, asker) => {
    const answer = await ask(asker)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({ problem: 'local' })
  })

  it('forgets the oldest copies', async () => {
    const frames: string[] = []
    for (let count = 0; count < 6; count += 1) frames.push((await (await ask()).json()).frame)
    const statusOf = async (frame = '') =>
      (await route.request(PLAYGROUND + frame.replace('/own-page', ''))).status
    expect(await statusOf(frames[0])).toBe(404)
    expect(await statusOf(frames[5])).toBe(200)
  })
})
