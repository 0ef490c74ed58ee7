import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchPage } from './fetchPage'

let server: Server | undefined

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const html = (text: string): RequestListener => {
  return (_, response) => response.setHeader('content-type', 'text/html').end(text)
}

const problem = (request: Parameters<typeof fetchPage>[0]) =>
  fetchPage(request).then(
    () => 'none',
    ({ problem }) => problem,
  )

describe('fetchPage', () => {
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
    server = undefined
  })

  it('fetches a site on this machine that was typed, with and without its protocol', async () => {
    const url = await serve(html('<h1>Own</h1>'))
    expect((await fetchPage({ url: `${url}/about` })).html).toBe('<h1>Own</h1>')
    expect((await fetchPage({ url: url.replace('http://', '') })).url.href).toBe(`${url}/`)
  })

  it('sends nothing secret, and follows redirects', async () => {
    const seen: unknown[] = []
    const url = await serve((request, response) => {
      seen.push(request.headers.authorization, request.headers['user-agent'])
      if (request.url === '/') response.writeHead(302, { location: '/next' }).end()
      else html('next')(request, response)
    })
    const page = await fetchPage({ url: url.replace('//', '//me:secret@'), userAgent: 'Phone' })
    expect(page.url.pathname).toBe('/next')
    expect(seen).toEqual([undefined, 'Phone', undefined, 'Phone'])
  })

  it.each([
    ['gzip', 'text/html; charset=utf-8', gzipSync('Grüße')],
    ['', 'text/html; charset=iso-8859-1', Buffer.from('Grüße', 'latin1')],
    ['', 'text/html', Buffer.from('<meta charset=windows-1252>Grüße', 'latin1')],
  ])('reads %s %s', async (encoding, type, bytes) => {
    const url = await serve((_, response) => {
      if (encoding) response.setHeader('content-encoding', encoding)
      response.setHeader('content-type', type).end(bytes)
    })
    expect((await fetchPage({ url })).html).toContain('Grüße')
  })

  it.each([
    ['login', 401, 'text/html'],
    ['login', 403, 'text/html'],
    ['missing', 404, 'text/html'],
    ['server', 502, 'text/html'],
    ['type', 200, 'application/pdf'],
  ])('says %s for %s and %s', async (expected, status, type) => {
    const url = await serve((_, response) =>
      response.writeHead(status, { 'content-type': type }).end(),
    )
    expect(await problem({ url })).toBe(expected)
  })

  it('ends what is too large, too slow, or turns in circles', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/slow') return
      if (request.url === '/round') response.writeHead(301, { location: '/round' }).end()
      else html('x'.repeat(5000))(request, response)
    })
    expect(await problem({ url, maxBytes: 4999 })).toBe('size')
    expect(await problem({ url: `${url}/slow`, timeoutMs: 50 })).toBe('time')
    expect(await problem({ url: `${url}/round` })).toBe('redirects')
  })

  it.each(['', 'javascript:alert(1)', 'file:///etc/passwd', 'ftp://a.test', 'https://'])(
    'refuses %j',
    async (url) => {
      expect(await problem({ url })).toBe('address')
    },
  )

  it('says so when no server listens, and when there is no such name', async () => {
    const url = await serve(html(''))
    server?.close()
    expect(await problem({ url })).toBe('refused')
    const lookup: LookupFunction = (name, _, callback) =>
      callback(Object.assign(new Error(name), { code: 'ENOTFOUND' }), '', 4)
    expect(await problem({ url: 'https://gone.test', lookup })).toBe('name')
  })
})

describe('a site of the internet', () => {
  afterEach(() => server?.close())

  /** DNS with public names, one of which pretends that this machine is elsewhere. */
  const names: LookupFunction = (name, { all }, callback) => {
    const address = name === 'inside.test' ? '10.0.0.5' : '127.0.0.1'
    if (all) callback(null, [{ address, family: 4 }])
    else callback(null, address, 4)
  }

  it.each([
    'http://10.0.0.5/admin',
    'http://[::1]/',
    'http://inside.test/',
    'http://169.254.169.254/',
  ])('is not followed to %s', async (location) => {
    const { port } = new URL(
      await serve((_, response) => response.writeHead(302, { location }).end()),
    )
    const isPrivate = (address: string) => address !== '127.0.0.1'
    const url = `http://site.test:${port}/`
    expect(await problem({ url, lookup: names, isPrivate })).toBe('private')
  })
})
