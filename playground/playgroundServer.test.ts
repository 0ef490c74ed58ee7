import { rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../tools/kit/temporaryFolder'
import { type PlaygroundServer, startPlayground } from './playgroundServer'

const SCRIPT = `window.SiteBlocks = {}${' '.repeat(2000)}`

const EXAMPLE = `<site-blocks api-key="YOUR_KEY" host="https://content.example.com"></site-blocks>
<script async src="https://cdn.example.com/embed.js"></script>`

describe('startPlayground', () => {
  let folder: string
  let server: PlaygroundServer
  const others: PlaygroundServer[] = []
  const start = (port: number) =>
    startPlayground({
      port,
      contentHost: 'http://localhost:4174',
      distFolder: join(folder, 'dist'),
      pagesFolder: join(folder, 'pages'),
      examplesFolder: join(folder, 'examples'),
      docsFolder: join(folder, 'docs'),
      embedFile: join(folder, 'embed.js'),
      apiKey: 'demo',
      version: '1.2.3',
    })
  /** The status of an answer to this `Host`, which `fetch` would not send. */
  const statusFor = (host: string, path: string) =>
    new Promise((resolve, reject) => {
      const { port } = server
      request({ host: 'localhost', port, path, headers: { Host: host } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .on('error', reject)
        .end()
    })
  const get = (path: string, headers = {}) => fetch(server.url + path, { headers })

  beforeEach(async () => {
    folder = await temporaryFolder({
      'dist/index.html': '<title>Playground</title>',
      'dist/assets/index-a1.js': 'export {}',
      'pages/plain.html': '<title>Plain</title>',
      'examples/offer.html': EXAMPLE,
      'connect.js': SCRIPT,
      'embed.js': SCRIPT,
      'loader.js': SCRIPT,
      'decide.js': SCRIPT,
      'sri.json': '{}',
      'modules/siteblocks.js': SCRIPT,
      'modules/live-A1_b.js': SCRIPT,
      'secret.txt': 'secret',
    })
    server = await start(0)
  })

  afterEach(() => Promise.all([server, ...others.splice(0)].map((each) => each.close())))

  it('passes the address of the content host to the page', async () => {
    expect(await (await get('/config.json')).json()).toEqual({
      contentHost: 'http://localhost:4174',
      apiKey: 'demo',
      version: '1.2.3',
    })
  })

  it.each([
    { path: '/', type: 'text/html; charset=utf-8', cache: 'no-cache' },
    { path: '/preview/plain.html?model=page', type: 'text/html; charset=utf-8', cache: 'no-cache' },
    { path: '/embed.js', type: 'text/javascript; charset=utf-8', cache: 'no-cache' },
    {
      path: '/assets/index-a1.js',
      type: 'text/javascript; charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
    },
  ])('serves $path', async ({ path, type, cache }) => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')?.toLowerCase()).toBe(type)
    expect(headers.get('Cache-Control')).toBe(cache)
  })

  it.each([
    '/embed.js',
    '/loader.js',
    '/connect.js',
    '/decide.js',
    '/sri.json',
    '/modules/siteblocks.js',
    '/modules/live-A1_b.js',
  ])('lets sites load %s, and check its hash', async (path) => {
    const { status, headers } = await get(path, { Origin: 'http://shop.test' })
    expect(status).toBe(200)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  it('fills the addresses and the key of an example in, and lists it', async () => {
    expect(
      await (await get('/examples/offer.html')).text(),
    ).toBe(`<site-blocks api-key="demo" host="http://localhost:4174"></site-blocks>
<script async src="/embed.js"></script>`)
    expect(await (await get('/examples/')).text()).toContain('href="offer.html"')
  })

  it.each(['/config.json', '/preview/plain.html', '/network/slow/api/v3/content/page', '/'])(
    'refuses %s to a name that somebody pointed at this machine',
    async (path) => {
      expect(await statusFor('evil.test', path)).toBe(421)
      expect(await statusFor(`localhost.evil.test:${server.port}`, path)).toBe(421)
    },
  )

  it('lets no other site read where the content host is', async () => {
    const { headers } = await get('/config.json', { Origin: 'http://shop.test' })
    expect(headers.has('Access-Control-Allow-Origin')).toBe(false)
  })

  it('sends embed.js compressed, and not again while it is the same', async () => {
    const first = await get('/embed.js')
    expect(first.headers.get('Content-Encoding')).toBe('gzip')
    expect(await first.text()).toBe(SCRIPT)
    const etag = first.headers.get('ETag') ?? ''
    expect((await get('/embed.js', { 'If-None-Match': etag })).status).toBe(304)
    await writeFile(join(folder, 'embed.js'), `${SCRIPT};`)
    expect((await get('/embed.js', { 'If-None-Match': etag })).status).toBe(200)
  })

  it('says what to do when embed.js has not been built', async () => {
    await rm(join(folder, 'embed.js'))
    const answer = await get('/embed.js')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('npm run build')
  })

  it.each([
    '/secret.txt',
    '/preview/..%2fsecret.txt',
    '/preview/%2e%2e/secret.txt',
    '/network/slow/admin/entries',
    '/network/forms/admin/entries',
    '/network/slow/api/%2e%2e/admin/entries',
    '/examples/none.html',
    '/examples/..%2fsecret.txt',
    '/nothing',
  ])('has nothing at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('uses another port when the wanted one is taken, and says so', async () => {
    const second = await start(server.port)
    others.push(second)
    expect(second.port).not.toBe(server.port)
    expect(second.takenPort).toBe(server.port)
    expect((await fetch(second.url)).status).toBe(200)
  })

  it('frees its port on close, twice without harm', async () => {
    await get('/')
    await server.close()
    await server.close()
    await expect(get('/')).rejects.toThrow()
  })
})
