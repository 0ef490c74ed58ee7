import { describe, expect, it, vi } from 'vitest'
import type { ContentEntry } from '../../content/types'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { createContentPage, flushPromises } from '../testing/contentPage'

const entry = (id: string): ContentEntry => ({ id, data: { title: id } })

const NO_KEY = 'failed, expected apiKey to be defined instead got: '

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

  it('has no list where source code is asked for', async () => {
    const request = { format: 'react' as 'html' }
    await expect(createContentPage().client().getAll('page', request)).rejects.toThrow(
      'format "react" returns source code',
    )
  })
})

describe('createContentMethods: observe', () => {
  it('tells of the entries', async () => {
    const { client, requests } = createContentPage()
    const next = vi.fn()
    const observable = client().observe('page')
    observable.subscribe({ next })
    await flushPromises()
    expect(next.mock.calls).toEqual([[[{ id: 'e1', data: {} }]]])
    expect(observable.value).toEqual([{ id: 'e1', data: {} }])
    expect(requests()[0]?.parameters).not.toHaveProperty('noTraverse')
  })

  it('tells of an error, never as an exception', async () => {
    const { client } = createContentPage()
    const error = vi.fn()
    client({ apiKey: '' }).observe('page').subscribe({ error })
    client().observe('')
    await flushPromises()
    expect(error.mock.calls).toEqual([[new Error(`Fetching content from model page ${NO_KEY}`)]])
  })

  it('reloads past kept answers', async () => {
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

  it('never write to what they are given', async () => {
    const { client } = createContentPage({}, deepFreeze({ results: [entry('a')] }))
    const options = deepFreeze({
      userAttributes: { plan: 'pro' },
      fetchOptions: { headers: { 'X-A': '1' } },
    })
    const request = deepFreeze({
      url: '/x',
      locale: 'fr',
      userAttributes: { urlPath: '/y' },
      query: { a: { b: 1 } },
      fetchOptions: { headers: { 'X-B': '1' } },
    })
    const { get, getAll, observe } = client(options)
    await Promise.all([
      get('page', request),
      getAll('page', request),
      observe('page', request).promise(),
    ])
  })
})
