import { describe, expect, it, vi } from 'vitest'
import type { ContentEntry } from '../../content/types'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { createContentPage, flushPromises } from '../testing/contentPage'

const NO_KEY = 'failed, expected apiKey to be defined instead got: '
const entry = (id: string): ContentEntry => ({ id, data: { title: id } })

describe('createContentMethods: get', () => {
  it('gives the first entry', async () => {
    const { client } = createContentPage({}, { results: [entry('a'), entry('b')] })
    expect(await client().get('page')).toEqual(entry('a'))
  })

  it.each([{ results: [] }, { results: null }, {}])(
    'gives null for the answer %j',
    async (body) => {
      const { client } = createContentPage({}, body)
      expect(await client().get('page')).toBeNull()
    },
  )

  it.each([
    { body: {}, expected: { id: 'preview', name: 'Preview', data: {} } },
    { body: { results: [] }, expected: { id: 'preview', name: 'Preview', data: {} } },
    { body: { results: [entry('a')] }, expected: entry('a') },
    { body: {}, search: '?builder.preview=page2', expected: null },
    { body: {}, search: '?builder.preview=true', expected: null },
  ])('gives $expected in a preview for $body', async ({ body, search, expected }) => {
    const url = `https://shop.example.com/${search ?? '?builder.preview=page'}`
    const { client } = createContentPage({ url }, body)
    expect(await client().get('page')).toEqual(expected)
  })

  it('gives the entry of its key from the query endpoint', async () => {
    const { client } = createContentPage(
      {},
      { page: [entry('a')], 'page:/x': [entry('b')], results: [entry('c')] },
    )
    const { get } = client({ apiEndpoint: 'query' })
    expect(await get('page')).toEqual(entry('a'))
    expect(await get('page', { key: 'page:/x' })).toEqual(entry('b'))
    expect(await get('hero')).toBeNull()
  })

  it('never puts the variation, visitor or session on the URL', async () => {
    const page = createContentPage({ draws: [0.1], cookies: { 'builder.tests.cid': 'v1' } })
    const client = page.client()
    const v1 = { id: 'v1', data: {}, testRatio: 0.3 }
    page.answer.mockReturnValue({ results: [{ id: 'cid', data: {}, variations: { v1 } }] })
    await client.get('page')
    client.track('anything')
    await client.get('page')
    const [first, second] = page.requests()
    expect(second).toMatchObject({ path: first?.path, parameters: first?.parameters })
    const text = JSON.stringify(page.requests())
    for (const id of [client.visitorId, client.sessionId, 'v1']) expect(text).not.toContain(id)
  })

  it.each([
    { format: 'react', body: { page: { code: 'export …' } }, expected: { code: 'export …' } },
    { format: 'solid', body: { page: [{ html: 'x' }] }, expected: [{ html: 'x' }] },
    { format: 'react', body: {}, expected: null },
  ] as const)('gives the answer for format $format as it is: $body', async (row) => {
    const { client, requests } = createContentPage({}, row.body)
    expect(await client().get('page', { format: row.format })).toEqual(row.expected)
    expect(requests()).toMatchObject([{ path: '/api/v1/codegen/k/page' }])
  })

  it.each(['v1', 'v3', '', undefined])(
    'requests the same address in version %s',
    async (apiVersion) => {
      const { client, requests } = createContentPage()
      await client({ apiVersion }).get('page')
      expect(requests()).toMatchObject([{ path: '/api/v3/content/page' }])
    },
  )

  it('rejects for a model that no address can hold, and for no other', async () => {
    const { client } = createContentPage({}, { hero: [entry('a')], page: [entry('a')] })
    const { get } = client({ apiEndpoint: 'query', contentPerRequest: 3 })
    const asked = await Promise.allSettled(['hero', '\uD800', 'page'].map((model) => get(model)))
    expect(asked).toMatchObject([
      { value: entry('a') },
      { reason: { message: expect.stringContaining('an incomplete character') } },
      { value: entry('a') },
    ])
  })

  it('rejects for options that cannot be written down', async () => {
    const { client } = createContentPage()
    const query: Record<string, unknown> = {}
    query.self = [query]
    await expect(client().get('page', { query })).rejects.toThrow()
  })

  it('requests nothing with the key of samples, except overrides', async () => {
    const page = createContentPage({ url: 'https://x.test/?builder.overrides.hero=e1' })
    const { get } = page.client({ apiKey: 'DEMO' })
    expect(await get('page')).toBeNull()
    expect(page.requests()).toEqual([])
    expect(await get('hero')).toEqual({ id: 'e1', data: {} })
  })
})

describe('createContentMethods: getAll', () => {
  it('gives all entries, 30 at most', async () => {
    const { client, requests } = createContentPage({}, { results: [entry('a'), entry('b')] })
    expect(await client().getAll('page')).toEqual([entry('a'), entry('b')])
    expect(requests()[0]?.parameters).toMatchObject({ limit: '30', noTraverse: 'true' })
  })

  it.each([
    { body: { results: [entry('a')], totalCount: 7 }, totalCount: 7 },
    { body: { results: [entry('a')] }, totalCount: 0 },
    { body: { results: [entry('a')], totalCount: '7' }, totalCount: 0 },
  ])('counts $totalCount in $body', async ({ body, totalCount }) => {
    const { client, requests } = createContentPage({}, body)
    expect(await client().getAll('blog', { fetchTotalCount: true })).toEqual({
      results: [entry('a')],
      totalCount,
    })
    expect(requests()[0]?.parameters.fetchTotalCount).toBe('true')
  })

  it('rejects a format that returns source code', async () => {
    const request = { format: 'react' as 'html' }
    await expect(createContentPage().client().getAll('page', request)).rejects.toThrow(
      'format "react" returns source code',
    )
  })
})

describe('createContentMethods: observe', () => {
  it('passes the entries to observers', async () => {
    const { client, requests } = createContentPage()
    const next = vi.fn()
    const observable = client().observe('page')
    observable.subscribe({ next })
    await flushPromises()
    expect(next.mock.calls).toEqual([[[{ id: 'e1', data: {} }]]])
    expect(observable.value).toEqual([{ id: 'e1', data: {} }])
    expect(requests()[0]?.parameters).not.toHaveProperty('noTraverse')
  })

  it('passes an error to observers, and never throws', async () => {
    const { client } = createContentPage()
    const error = vi.fn()
    client({ apiKey: '' }).observe('page').subscribe({ error })
    client().observe('')
    await flushPromises()
    expect(error.mock.calls).toEqual([[new Error(`Fetching content from model page ${NO_KEY}`)]])
  })

  it('reloads past cached answers', async () => {
    const { client, answer, requests } = createContentPage()
    const observable = client().observe('page', { cacheSeconds: 60 })
    await observable.promise()
    answer.mockReturnValue({ results: [entry('newer')] })
    await observable.reload()
    expect(observable.value).toEqual([entry('newer')])
    expect(requests().map(({ init }) => init.cache)).toEqual([undefined, 'no-cache'])
    expect(requests()[1]?.parameters).toEqual(requests()[0]?.parameters)
  })

  it('shows the placeholder of a preview', async () => {
    const { client } = createContentPage({ url: 'https://x.test/?builder.preview=page' }, {})
    expect(await client().observe('page').promise()).toEqual([
      { id: 'preview', name: 'Preview', data: {} },
    ])
  })
})

describe('createContentMethods', () => {
  it('show content that is given, as this visitor sees it, without a request or a key', async () => {
    const { client, requests } = createContentPage({ draws: [0.1] })
    const v1 = { id: 'v1', data: { title: 'one' }, testRatio: 0.3 }
    const content = deepFreeze({ ...entry('cid'), variations: { v1 } })
    const { get, observe } = client({ apiKey: '' })
    expect(await get('page', { content })).toMatchObject({ data: { title: 'one' } })
    expect(await observe('page', { content }).promise()).toMatchObject([{ variationId: 'v1' }])
    expect(requests()).toEqual([])
  })
})
