import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tools/kit/temporaryFolder'
import { releaseRoute } from './releaseRoute'

describe('releaseRoute', () => {
  let folder: string
  const get = (path: string) =>
    releaseRoute({ embedFile: join(folder, 'embed.js'), version: '0.4.0' }).request(path, {
      headers: { Origin: 'https://shop.example' },
    })

  beforeEach(async () => {
    folder = await temporaryFolder({ 'embed.js': 'widget', 'secret.txt': 'secret' })
  })

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

  it('does not let a missing file be cached, since it may be built later', async () => {
    const { status, headers } = await get('/0.4.0/connect.js')
    expect(status).toBe(404)
    expect(headers.get('Cache-Control')).toBeNull()
  })
})
