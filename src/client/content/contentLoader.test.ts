import { describe, expect, it } from 'vitest'
import type { ContentEntry } from '../../content/types'
import type { ClientOptions } from '../options/ClientOptions'
import { createContentPage } from '../testing/contentPage'
import { checkRequest } from './contentLoader'

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

  it('asks for what belongs to its key on the query endpoint', async () => {
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
    'asks the same address in version %s',
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

  it('rejects for a key that no address can hold', async () => {
    const { client } = createContentPage()
    const { get } = client({ apiEndpoint: 'query' })
    await expect(get('page', { key: '\uD800' })).rejects.toThrow('an incomplete character')
  })

  it('rejects for options that cannot be written down', async () => {
    const { client } = createContentPage()
    const query: Record<string, unknown> = {}
    query.self = [query]
    await expect(client().get('page', { query })).rejects.toThrow()
  })

  it('asks for nothing with the key of samples, except what is overridden', async () => {
    const page = createContentPage({ url: 'https://x.test/?builder.overrides.hero=e1' })
    const { get } = page.client({ apiKey: 'DEMO' })
    expect(await get('page')).toBeNull()
    expect(page.requests()).toEqual([])
    expect(await get('hero')).toEqual({ id: 'e1', data: {} })
  })
})

const NO_KEY = 'failed, expected apiKey to be defined instead got: '

describe('checkRequest', () => {
  it.each<[name: string, options: Partial<ClientOptions>, message: string]>([
    ['no key', { apiKey: undefined }, `Fetching content ${NO_KEY}null`],
    ['a key of null', { apiKey: null as unknown as string }, `Fetching content ${NO_KEY}null`],
    ['an empty key', { apiKey: '' }, `Fetching content ${NO_KEY}`],
    [
      'version v2',
      { apiKey: 'k', apiVersion: 'v2' },
      "Invalid apiVersion: expected 'v1' or 'v3', received 'v2'",
    ],
    ['no key and version v2', { apiKey: '', apiVersion: 'v2' }, `Fetching content ${NO_KEY}`],
  ])('refuses %s', (_name, options, message) => {
    const item = { method: 'get', model: 'page' } as const
    expect(() => checkRequest(options, item)).toThrow(new Error(message))
  })

  it.each(['getAll', 'observe'] as const)('names the model in %s', (method) => {
    expect(() => checkRequest({ apiKey: '' }, { method, model: 'page' })).toThrow(
      new Error(`Fetching content from model page ${NO_KEY}`),
    )
  })

  it.each([undefined, null, '', 5])('refuses the model %j', (model) => {
    const item = { method: 'get', model: model as string } as const
    expect(() => checkRequest({ apiKey: 'k' }, item)).toThrow('Pass the name of a model')
  })
})
