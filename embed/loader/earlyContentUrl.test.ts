// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../src/index'
import { earlyContentUrl } from './earlyContentUrl'

afterEach(() => {
  history.replaceState(null, '', '/')
})

describe('earlyContentUrl', () => {
  it.each([
    ['/', { apiKey: 'key', model: 'page' }],
    ['/caf%C3%A9/menu?utm_source=x&builderless=1#top', { apiKey: 'key', model: 'page' }],
    ['/', { apiKey: 'a&b', model: 'über uns', locale: 'de-AT' }],
    ['/', { apiKey: 'key', model: 'page', host: 'https://content.test' }],
    ['/', { apiKey: 'key', model: 'page', host: 'https://content.test/cms/' }],
  ])('is what a widget requests on %s with %o', async (address, options) => {
    history.replaceState(null, '', address)
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      return new Response('{"results": []}')
    })
    const { model, ...clientOptions } = options
    const client = createClient({ ...clientOptions, canTrack: false })
    await new Promise((next) => client.observe(model).subscribe({ next, error: next }))
    client.destroy()
    expect(earlyContentUrl(options)).toBe(asked[0])
  })

  it.each([
    ['?builder.preview=page', { apiKey: 'key', model: 'page' }],
    ['?a=1&builder.options.locale=de', { apiKey: 'key', model: 'page' }],
    ['?builder%2Epreview=page', { apiKey: 'key', model: 'page' }],
    ['?builder_preview=page', { apiKey: 'key', model: 'page' }],
    ['?a=1&cachebust=true', { apiKey: 'key', model: 'page' }],
    ['', { model: 'page' }],
    ['', { apiKey: 'key' }],
    ['', { apiKey: 'key', model: 'page', host: 'content.test' }],
  ])('leaves %s with %o to the client', (search, options) => {
    history.replaceState(null, '', `/${search}`)
    expect(earlyContentUrl(options)).toBeUndefined()
  })

  it('leaves a visitor of whom more is known to the client, and a page without cookies alone', () => {
    const options = { apiKey: 'key', model: 'page' }
    const cookie = vi.spyOn(document, 'cookie', 'get')
    cookie.mockReturnValue('a=1; builder.userAttributes={}')
    expect(earlyContentUrl(options)).toBeUndefined()
    cookie.mockImplementation(() => {
      throw new DOMException('no cookies here', 'SecurityError')
    })
    expect(earlyContentUrl(options)).toContain('/api/v3/content/page?')
  })
})
