import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tools/kit/temporaryFolder'
import { docsRoute } from './docsRoute'

describe('docsRoute', () => {
  const get = async (path: string, files = {}) =>
    docsRoute(await temporaryFolder(files)).request(path)
  const BUILT = {
    'index.html': 'Home',
    '404.html': 'No such page',
    'frameworks/index.html': 'Frameworks',
    'frameworks/vue.html': 'Vue',
  }

  it.each([
    { path: '/docs/', status: 200, text: 'Home' },
    { path: '/docs/frameworks/', status: 200, text: 'Frameworks' },
    { path: '/docs/frameworks/vue.html', status: 200, text: 'Vue' },
    { path: '/docs/frameworks/vue', status: 200, text: 'Vue' },
    { path: '/docs/nothing', status: 404, text: 'No such page' },
    { path: '/docs/..%2f..%2fetc%2fpasswd', status: 404, text: 'No such page' },
  ])('answers $path with $status', async ({ path, status, text }) => {
    const answer = await get(path, BUILT)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe(text)
  })

  it('says that the site is being built until it is there', async () => {
    const answer = await get('/docs/options.html')
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('npm run docs -- build')
  })
})
