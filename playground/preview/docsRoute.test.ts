import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { docsRoute } from './docsRoute'

describe('docsRoute', () => {
  let folder: string
  const get = (path: string) => docsRoute(folder).request(path)

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'siteblocks-docs-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function build(): Promise<void> {
    await mkdir(join(folder, 'frameworks'))
    await writeFile(join(folder, 'index.html'), 'Home')
    await writeFile(join(folder, '404.html'), 'No such page')
    await writeFile(join(folder, 'frameworks/index.html'), 'Frameworks')
    await writeFile(join(folder, 'frameworks/vue.html'), 'Vue')
  }

  it.each([
    { path: '/docs/', status: 200, text: 'Home' },
    { path: '/docs/frameworks/', status: 200, text: 'Frameworks' },
    { path: '/docs/frameworks/vue.html', status: 200, text: 'Vue' },
    { path: '/docs/frameworks/vue', status: 200, text: 'Vue' },
    { path: '/docs/nothing', status: 404, text: 'No such page' },
    { path: '/docs/..%2f..%2fetc%2fpasswd', status: 404, text: 'No such page' },
  ])('answers $path with $status', async ({ path, status, text }) => {
    await build()
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe(text)
  })

  it('says that the site is being built until it is there', async () => {
    const answer = await get('/docs/options.html')
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('npm run docs:build')
  })
})
