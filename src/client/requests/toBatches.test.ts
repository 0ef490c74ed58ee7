import { describe, expect, it } from 'vitest'
import { createQueryPage } from '../testing/contentPage'

describe('toBatches', () => {
  const query = { apiEndpoint: 'query', contentPerRequest: 2 } as const

  it('puts items on one URL, and gives each what belongs to it', async () => {
    const { client, requests } = createQueryPage()
    const { get } = client(query)
    const got = await Promise.all([get('page'), get('hero', { limit: 2 })])
    expect(got.map((entry) => entry?.id)).toEqual(['of page', 'of hero'])
    expect(requests()).toHaveLength(1)
    const { path, parameters } = requests()[0] ?? {}
    expect(path).toBe('/api/v3/query/k/page,hero')
    expect(parameters).toMatchObject({
      'options.page.model': '"page"',
      'options.hero.limit': '2',
      'options.hero.model': '"hero"',
    })
  })

  it.each<[name: string, options: object, calls: string[], paths: string[]]>([
    ['one alone', query, ['page'], ['query/k/page']],
    ['a third', query, ['a', 'b', 'c'], ['query/k/a,b', 'query/k/c']],
    ['equal ones', query, ['a', 'a', 'b'], ['query/k/a,b']],
    ['one at a time', { apiEndpoint: 'query' }, ['a', 'b'], ['query/k/a', 'query/k/b']],
    ['content', { contentPerRequest: 2 }, ['a', 'b'], ['content/a', 'content/b']],
  ])('sends %s', async (_name, options, calls, paths) => {
    const { client, requests } = createQueryPage()
    const { get } = client(options)
    await Promise.allSettled(calls.map((model) => get(model)))
    expect(requests().map(({ path }) => path)).toEqual(paths.map((path) => `/api/v3/${path}`))
  })

  it('never joins a reload with what is not one', async () => {
    const { client, requests } = createQueryPage()
    const fetchOptions = { cache: 'no-cache' } as const
    const { get } = client({ ...query, fetchOptions })
    await Promise.all([get('page', { reload: true }), get('hero')])
    expect(requests()).toHaveLength(2)
  })

  it('batches source code', async () => {
    const { client, requests } = createQueryPage()
    const { get } = client({ contentPerRequest: 2 })
    await Promise.all([get('a', { format: 'react' }), get('b', { format: 'react' })])
    expect(requests().map(({ path }) => path)).toEqual(['/api/v1/codegen/k/a,b'])
  })

  it('parts items that a URL cannot serve together', async () => {
    const { client, requests } = createQueryPage()
    const { get } = client({ ...query, contentPerRequest: 9 })
    await Promise.all([
      get('a', { locale: 'fr' }),
      get('b', { locale: 'de' }),
      get('c', { fetchOptions: { headers: { 'X-A': '1' } } }),
      get('a', { locale: 'fr', query: { id: 1 } }),
      get('d', { locale: 'fr' }),
    ])
    expect(requests().map(({ path }) => path.split('/').pop())).toEqual(['a,d', 'b', 'c', 'a'])
  })
})
