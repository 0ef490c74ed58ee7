import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { releaseRoute } from './releaseRoute'

describe('releaseRoute', () => {
  let folder: string
  const get = (path: string) =>
    releaseRoute({ embedFile: join(folder, 'embed.js'), version: '0.4.0' }).request(path, {
      headers: { Origin: 'https://shop.example' },
    })

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'siteblocks-release-'))
    await writeFile(join(folder, 'embed.js'), 'widget')
    await writeFile(join(folder, 'secret.txt'), 'secret')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it.each([
    { path: '/embed.js', caching: 'no-cache' },
    { path: '/v0/embed.js', caching: 'public, max-age=3600, stale-while-revalidate=86400' },
    { path: '/0.4.0/embed.js', caching: 'public, max-age=31536000, immutable' },
  ])('serves $path as the guide says', async ({ path, caching }) => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe(caching)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  })

  it.each(['/0.2.0/embed.js', '/v1/embed.js', '/v0/secret.txt', '/secret.txt'])(
    'has nothing at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it('keeps nobody from a file that is built later', async () => {
    const { status, headers } = await get('/0.4.0/connect.js')
    expect(status).toBe(404)
    expect(headers.get('Cache-Control')).toBeNull()
  })
})
