import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../utils/testing/consoleMessages'
import { parseQuery } from '../utils/testing/parseQuery'
import { fetchEntry } from './fetchEntry'

const REQUEST = { apiKey: 'k', model: 'page', url: '/about', host: 'https://content.example.com' }
const ENTRY = {
  id: 'e1',
  data: { title: 'Own' },
  variations: { v1: { id: 'v1', testRatio: 1, data: { title: 'Other' } } },
}

const answer = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>()

beforeEach(() => {
  answer.mockReset()
  answer.mockImplementation(async () => Response.json({ results: [ENTRY] }))
  vi.stubGlobal('fetch', answer)
})

function urls(): URL[] {
  return answer.mock.calls.map(([url]) => new URL(url))
}

describe('fetchEntry', () => {
  it('gives the entry of a page with all its variations, and chooses none', async () => {
    const entry = await fetchEntry(REQUEST)
    expect(entry).toMatchObject(ENTRY)
    const [url] = urls()
    expect(url?.origin).toBe('https://content.example.com')
    expect(url?.pathname).toBe('/api/v3/content/page')
    expect(parseQuery(url?.search ?? '')).toMatchObject({
      apiKey: 'k',
      includeRefs: 'true',
      userAttributes: JSON.stringify({ urlPath: '/about' }),
    })
  })

  it('warns of apiHost, which is called host here', async () => {
    const { host, ...others } = REQUEST
    const moved = { ...others, apiHost: host }
    await fetchEntry(moved)
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: options left out, since they have no effect here: apiHost. Correct or remove them.',
    ])
  })

  it('sends the same request in a browser, whatever the address and the cookies of the page', async () => {
    const location = new URL('https://shop.example.com/?builder.tests.e1=v1&builder.preview=page')
    const cookie = 'builder.tests.e1=v1'
    vi.stubGlobal('window', { location, document: { cookie }, navigator: { userAgent: 'Firefox' } })
    expect(await fetchEntry(REQUEST)).toMatchObject(ENTRY)
    vi.unstubAllGlobals()
    vi.stubGlobal('fetch', answer)
    await fetchEntry(REQUEST)
    const [inBrowser, onServer] = urls().map(String)
    expect(inBrowser).toBe(onServer)
  })

  it('passes on what a request may say, and the headers of its fetch', async () => {
    await fetchEntry({
      ...REQUEST,
      locale: 'de',
      query: { 'data.kind': 'sale' },
      fetchOptions: { headers: { 'x-site': 'shop' } },
    })
    expect(parseQuery(urls()[0]?.search ?? '')).toMatchObject({
      locale: 'de',
      'query.data.kind': '"sale"',
    })
    expect(new Headers(answer.mock.calls[0]?.[1]?.headers).get('x-site')).toBe('shop')
  })

  it('requests once for as long as cacheSeconds says', async () => {
    const request = { ...REQUEST, url: '/cached', cacheSeconds: 60 }
    expect(await fetchEntry(request)).toEqual(await fetchEntry(request))
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it('rejects for an option of the wrong type, and without a model', async () => {
    await expect(fetchEntry({ ...REQUEST, url: 1 as never })).rejects.toThrow(
      'option "url" must be a string',
    )
    await expect(fetchEntry({ ...REQUEST, model: undefined as never })).rejects.toThrow(
      'the model is undefined',
    )
  })
})
