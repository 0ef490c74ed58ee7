import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import type { Stores } from '../stores/createStores'
import { makeEntry } from '../testing/makeEntry'
import { startTestHost } from '../testing/startTestHost'
import { queryRoute } from './contentRoute'

const author = { '@type': '@builder.io/core:Reference', model: 'author', id: 'ada' }

const host = startTestHost([
  {
    model: 'page',
    entry: { id: 'home', name: 'Home', data: { title: 'Home', zone: 'a', area: 'b' } },
  },
  {
    model: 'page',
    entry: {
      id: 'sale',
      name: 'Sale',
      query: [
        { property: 'urlPath', operator: 'is', value: '/sale' },
        { property: 'device', operator: 'is', value: 'mobile' },
      ],
      data: { title: 'Sale' },
    },
  },
  { model: 'page', entry: { id: 'draft', published: 'draft', data: { title: 'Draft' } } },
  { model: 'post', entry: { id: 'p1', priority: 3, data: { title: 'One', likes: 1, author } } },
  { model: 'post', entry: { id: 'p2', priority: 2, data: { title: 'Two', likes: 3 } } },
  { model: 'post', entry: { id: 'p3', priority: 1, data: { title: 'Three', likes: 2 } } },
  { model: 'author', entry: { id: 'ada', data: { name: 'Ada' } } },
  { model: 'author', entry: { id: 'bea', published: 'draft', data: { name: 'Bea' } } },
  { model: 'author', entry: { id: 'old', published: 'archived', data: { name: 'Old' } } },
  {
    model: 'note',
    entry: { id: 'n1', data: { author: { ...author, id: 'bea' }, first: author } },
  },
  { model: 'hero/wide', entry: { id: 'wide', data: {} } },
])

interface Content {
  results: { id: string; data: Record<string, unknown> }[]
}

async function idsOf(pathAndQuery: string): Promise<string> {
  const { results } = (await host.content(pathAndQuery)).json<Content>()
  return results.map(({ id }) => id).join(' ')
}

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value))

describe('contentRoute', () => {
  it('answers the entry with its id, its time and the order of its keys', async () => {
    const { status, headers, text } = await host.content('page')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(text).toMatch(
      /^\{"results":\[\{"id":"home","name":"Home","data":\{"title":"Home","zone":"a","area":"b"\},"lastUpdated":\d{13}\}\]\}$/,
    )
  })

  it.each([
    ['page', 'home'],
    [`page?userAttributes=${json({ urlPath: '/sale', device: 'mobile' })}`, 'sale'],
    [`page?userAttributes=${json({ urlPath: '/sale', device: 'tablet' })}`, 'home'],
    ['page?limit=3&preview=true&noTargeting=true', 'sale draft home'],
    ['post?limit=2&offset=1', 'p2 p3'],
    ['post?limit=0', ''],
    ['post?limit=30&sort.data.likes=-1', 'p2 p3 p1'],
    [`post?limit=30&query.data.likes=${json({ $gt: 1 })}`, 'p2 p3'],
    ['hero%2Fwide', 'wide'],
    ['unheard-of?preview=true', ''],
  ])('answers %s with "%s"', async (request, expected) => {
    expect(await idsOf(request)).toBe(expected)
  })

  it('selects fields and leaves out others', async () => {
    const kept = await host.content('page?fields=id,data&omit=data.zone,data.area')
    expect(kept.json()).toEqual({ results: [{ id: 'home', data: { title: 'Home' } }] })
  })

  it('counts all with fetchTotalCount', async () => {
    const counted = await host.content('post?limit=1&fields=id&fetchTotalCount=true')
    expect(counted.json()).toEqual({ results: [{ id: 'p1' }], totalCount: 3 })
  })

  it('fills in references with includeRefs', async () => {
    const plain = (await host.content('post')).json<Content>()
    expect(plain.results[0]?.data.author).toEqual(author)
    const filled = (await host.content('post?includeRefs=true')).json<Content>()
    expect(filled.results[0]?.data.author).toMatchObject({
      ...author,
      value: { data: { name: 'Ada' } },
    })
  })

  it.each([
    ['', undefined, 'Ada'],
    ['overrides.author=bea', 'Bea', 'Ada'],
    ['overrides.bea=bea', 'Bea', 'Ada'],
    ['overrides.ada=bea', 'Bea', 'Bea'],
    ['overrides.ada=old', undefined, 'Ada'],
    ['overrides.ada=none&overrides.page=bea', 'Bea', 'Ada'],
    ['preview=true', 'Bea', 'Ada'],
  ])('includes what "%s" requests: "%s" and "%s"', async (overrides, draft, published) => {
    const { results } = (await host.content(`note?includeRefs=true&${overrides}`)).json<Content>()
    expect(results[0]?.data).toEqual({
      author: expect.objectContaining({ id: 'bea' }),
      first: expect.objectContaining({ id: 'ada' }),
    })
    const fields = results[0]?.data as Record<string, { value?: { data: { name: string } } }>
    const names = ['author', 'first'].map((field) => fields[field]?.value?.data.name)
    expect(names).toEqual([draft, published])
  })

  it('names its own images by the address of the request', async () => {
    const stored = { image: 'https://content.invalid/images/hero.svg' }
    await host.put('/admin/entries/hero/h', { data: stored })
    const { results } = (await host.content('hero')).json<Content>()
    expect(results[0]?.data.image).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/images\/hero\.svg$/)
    const kept = (await host.send('/admin/entries/hero/h')).json()
    expect(kept).toMatchObject({ entry: { data: stored } })
  })

  it.each([
    ['/page', 401, 'The apiKey is missing'],
    ['/page?apiKey=', 401, 'The apiKey is missing'],
    ['/page?apiKey=x', 401, 'no space with the API key "x"'],
    ['/page?apiKey=%22%5Cu0000%22', 401, 'no space'],
    ['/none?apiKey=roastery-demo', 404, 'no model "none"'],
    ['/page?apiKey=roastery-demo&limit=x', 400, '"limit"'],
    ['/page?apiKey=roastery-demo&cacheSeconds=x', 400, '"cacheSeconds"'],
    ['/a%00b?apiKey=roastery-demo', 400, 'NUL'],
    [`/${'x'.repeat(201)}?apiKey=roastery-demo`, 400, '"model"'],
    ['', 404, 'nothing at "/api/v3/content"'],
  ])('answers %s with %d', async (path, status, message) => {
    const answer = await host.send(`/api/v3/content${path}`)
    expect(answer.status).toBe(status)
    expect(answer.json<{ message: string }>().message).toContain(message)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('accepts addresses longer than 16 kB', async () => {
    expect(await idsOf(`page?userAttributes=${json({ long: 'x'.repeat(30_000) })}`)).toBe('home')
  })
})

const home = { id: 'home' }

describe('queryRoute', () => {
  it('answers by key, each with its own options', async () => {
    const search = new URLSearchParams({
      fields: 'id',
      'options.page.model': '"page"',
      'options.posts:/a b,c.model': '"post"',
      'options.posts:/a b,c.limit': '2',
      'options.posts:/a b,c.query': JSON.stringify({ data: { likes: { $gt: 1 } } }),
    })
    const keys = 'page,posts%3A%2Fa%20b%2Cc'
    const answer = await host.send(`/api/v3/query/roastery-demo/${keys}?${search}`)
    expect(answer.json()).toEqual({
      page: [{ id: 'home' }],
      'posts:/a b,c': [{ id: 'p2' }, { id: 'p3' }],
    })
  })

  it.each([
    { path: 'v3/query/roastery-demo/page%3A034648ec', expected: { 'page:034648ec': [home] } },
    { path: 'v1/codegen/roastery-demo/page', expected: { page: [home] } },
    { path: 'v3/query/roastery-demo/page,none', expected: { page: [home], none: [] } },
  ])('answers $path with $expected', async ({ path, expected }) => {
    expect((await host.send(`/api/${path}?fields=id`)).json()).toEqual(expected)
  })

  it('prevents caching of an answer when one of its keys is a preview', async () => {
    const path = '/api/v3/query/roastery-demo/page,post'
    const cached = await host.send(`${path}?cacheSeconds=5`)
    expect(cached.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5')
    const previewed = await host.send(`${path}?cacheSeconds=5&options.post.preview=true`)
    expect(previewed.headers.get('cache-control')).toBe('no-store')
    expect(previewed.headers.has('etag')).toBe(false)
  })

  it('has no trouble with keys that objects inherit', async () => {
    const answer = await host.send('/api/v3/query/roastery-demo/__proto__,page?fields=id')
    expect(answer.text).toBe('{"__proto__":[],"page":[{"id":"home"}]}')
  })

  it('loads a model once, however often its keys name it', async () => {
    const ofModel = vi.fn(async () => [makeEntry('home')])
    const stores = { spaces: { has: async () => true }, entries: { ofModel } } as unknown as Stores
    const app = new Hono().get(
      '/query/:apiKey/:keys',
      queryRoute(stores, () => false),
    )
    const repeated = Array.from({ length: 12_000 }, () => 'page').join()
    const answer = await app.request(`/query/k/${repeated},page:a,page:b?fields=id`)
    expect(await answer.json()).toEqual({ page: [home], 'page:a': [home], 'page:b': [home] })
    expect(ofModel).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['nobody/page', 401, '"nobody"'],
    ['roastery-demo/none', 404, '"none"'],
    ['roastery-demo/%E0', 400, 'URI-encoded'],
    [`roastery-demo/${Array.from({ length: 21 }, (_, n) => `page:${n}`)}`, 400, '21 keys'],
    ['roastery-demo/page?options.page.limit=x', 400, '"options.page.limit"'],
    ['roastery-demo/page?options.page.model=%22%22', 400, '"model"'],
    ['roastery-demo/page?options.page.model=%22a%5Cu0000%22', 400, '"model"'],
  ])('answers %s with %d', async (path, status, message) => {
    const answer = await host.send(`/api/v3/query/${path}`)
    expect(answer.status).toBe(status)
    expect(answer.json<{ message: string }>().message).toContain(message)
  })
})

describe('caching', () => {
  it('says how long an answer may be cached', async () => {
    const { headers } = await host.content('page?cacheSeconds=10&staleCacheSeconds=20')
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=20',
    )
    expect(headers.has('vary')).toBe(false)
  })

  it('answers 304 until the content changes', async () => {
    const first = await host.content('page')
    const headers = { 'If-None-Match': `W/${first.headers.get('etag')}` }
    const second = await host.content('page', { headers })
    expect(second.status).toBe(304)
    expect(second.text).toBe('')
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(second.headers.get('access-control-allow-origin')).toBe('*')

    await host.put('/admin/entries/page/home', { data: { title: 'Changed' } })
    const third = await host.content('page', { headers })
    expect(third.status).toBe(200)
    expect(third.text).toContain('Changed')
  })
})

describe('CORS', () => {
  it.each(['/api/v3/content/page', '/api/v1/track', '/api/submissions/contact', '/images/a.png'])(
    'allows any site, header and method for %s, for a day',
    async (path) => {
      const { status, headers } = await host.send(path, {
        method: 'OPTIONS',
        headers: {
          Origin: 'https://shop.example',
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'authorization,content-type,x-shop',
        },
      })
      expect(status).toBe(204)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-allow-headers')).toBe('authorization,content-type,x-shop')
      expect(headers.get('access-control-allow-methods')).toContain('POST')
      expect(headers.get('access-control-max-age')).toBe('86400')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )
})
