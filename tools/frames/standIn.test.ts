// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Seed } from '../../playground/server/seeds/readSeeds'
import { standIn } from './standIn'

const seed = (model: string, id: string, url?: string, published = 'published'): Seed => ({
  model,
  id,
  hash: id,
  entry: {
    id,
    published,
    data: { url, image: 'https://content.invalid/images/a.svg', text: '</script>' },
  },
})
const SEEDS = [
  seed('page', 'home', '/'),
  seed('page', 'about', '/about'),
  seed('page', 'draft', '/draft', 'draft'),
  seed('footer', 'foot'),
  seed('hero', 'hero'),
]
const script = standIn(SEEDS, '/docs/frames/')
const fetchOther = vi.fn(async () => new Response('other'))

const get = async (path: string) => {
  vi.stubGlobal('fetch', fetchOther)
  new Function(script)()
  return fetch(`http://localhost:4174/api/v3/content/${path}`).then((answer) => answer.json())
}

describe('standIn', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['page?userAttributes={"urlPath":"/about"}', 'about'],
    ['page?url=/about', 'about'],
    ['page?userAttributes={"urlPath":"/docs/frames/vue/"}', 'home'],
    ['page?userAttributes={"urlPath":"/draft"}', 'home'],
    ['footer?userAttributes={"urlPath":"/about"}', 'foot'],
    ['hero', undefined],
  ])('answers %s with %s', async (path, id) => {
    expect((await get(path)).results[0]?.id).toBe(id)
    expect(fetchOther).not.toHaveBeenCalled()
  })

  it('points images at the site’s copies and contains no end of a script', async () => {
    const { results } = await get('page')
    expect(results[0].data.image).toBe('/docs/frames/images/a.svg')
    expect(results[0].data.text).toBe('</script>')
    expect(script).not.toContain('</script>')
  })

  it('lets other requests pass', async () => {
    await get('page')
    expect(await fetch('/assets/a.js').then((answer) => answer.text())).toBe('other')
  })
})
