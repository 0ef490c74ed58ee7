import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContentEntry } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import type { Client, ClientOptions } from '../Client'
import { createClient } from '../createClient'
import { pageFor } from '../page/Page'
import { createFakePage } from '../testing/fakePage'
import { composeClient } from '../testing/visit'
import { createAssignments } from '../variations/assignments'

const NOON = Date.UTC(2026, 0, 1, 12)

beforeEach(() => void vi.useFakeTimers({ now: NOON }))
afterEach(() => void vi.useRealTimers())

/** Creates a browser whose cookies belong to one host or to all hosts of a domain. */
function createBrowser() {
  const cookies = new Map<string, { name: string; value: string; of: string; isDomain: boolean }>()
  const matches = (host: string, { of, isDomain }: { of: string; isDomain: boolean }): boolean =>
    host === of || (isDomain && host.endsWith(`.${of}`))
  return {
    /** Returns the cookies that a host's pages see, each with the host or domain it belongs to. */
    at: (host: string) =>
      [...cookies.values()]
        .filter((cookie) => matches(host, cookie))
        .map(({ name, value, of }) => `${of} ${name}=${value}`),
    put(host: string, name: string, value: string, isDomain = false) {
      cookies.set(`${name} ${host}`, { name, value, of: host, isDomain })
    },
    /** Opens a page of a host, with its own storage. */
    open(host: string) {
      const page = createFakePage({ url: `https://${host}/` })
      Object.defineProperty(page.window.document, 'cookie', {
        get: () =>
          [...cookies.values()]
            .filter((cookie) => matches(host, cookie))
            .map(({ name, value }) => `${name}=${value}`)
            .join('; '),
        set(text: string) {
          const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? []
          const domain = /; domain=([^;]*)/.exec(text)?.[1]
          const expires = /; expires=([^;]*)/.exec(text)?.[1]
          const key = `${name} ${domain ?? host}`
          if (expires && Date.parse(expires) <= Date.now()) cookies.delete(key)
          else cookies.set(key, { name, value, of: domain ?? host, isDomain: Boolean(domain) })
        },
      })
      return page
    },
  }
}

const clients: Client[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy()
})

function clientAt(page: ReturnType<typeof createFakePage>, options: Partial<ClientOptions> = {}) {
  const client = createClient({ apiKey: 'k', ...options }, page.environment)
  clients.push(client)
  return client
}

const entry = (id: string, variation = 'v1'): ContentEntry => ({
  id,
  name: id,
  data: {},
  variations: { [variation]: { id: variation, testRatio: 1, data: {} } },
})

const show = (client: Client, id: string) => client.get('page', { content: entry(id) })

describe('cookies of a whole domain that another client has set', () => {
  it('yield where they name no variation, and count where they are valid', async () => {
    const browser = createBrowser()
    for (const name of ['builder.tests.offer', 'builderSessionId']) {
      browser.put('example.com', name, 'old', true)
    }
    const seen = []
    for (let view = 0; view < 3; view++) {
      const client = clientAt(browser.open('www.example.com'))
      const { testVariationId } = (await show(client, 'offer')) ?? {}
      seen.push(`${testVariationId} ${client.sessionId}`)
      client.destroy()
    }
    expect(seen).toEqual(['v1 old', 'v1 old', 'v1 old'])
    expect(browser.at('shop.example.com')).toEqual(['example.com builderSessionId=old'])
  })
})

describe('cookieDomain', () => {
  const shared = { cookieDomain: 'example.com' }

  it('makes one visitor of those who go from host to host', async () => {
    const browser = createBrowser()
    const www = clientAt(browser.open('www.example.com'), shared)
    www.setUserAttributes({ plan: 'pro' })
    await show(www, 'offer')
    const shop = clientAt(browser.open('shop.example.com'), { cookieDomain: '.Example.com' })
    expect(shop.visitorId).toBe(www.visitorId)
    expect(shop.sessionId).toBe(www.sessionId)
    expect(shop.getUserAttributes()).toMatchObject({ plan: 'pro', host: 'shop.example.com' })
    expect(browser.at('shop.example.com')).toEqual(browser.at('www.example.com'))
    expect(browser.at('other.com')).toEqual([])
  })

  it('preserves the id of a returning visitor, and moves cookies of one host along', async () => {
    const browser = createBrowser()
    browser.put('www.example.com', 'builderSessionId', 'SESS')
    browser.put('www.example.com', 'builder.tests.offer', 'offer')
    const page = browser.open('www.example.com')
    page.stored.set('builderVisitorId', 'VISITOR')
    const www = clientAt(page, shared)
    expect(await show(www, 'offer')).toMatchObject({ testVariationId: 'offer' })
    expect(browser.at('www.example.com').sort()).toEqual([
      'example.com builder.tests.offer=offer',
      'example.com builderSessionId=SESS',
      'example.com builderVisitorId=VISITOR',
    ])
    expect(clientAt(browser.open('shop.example.com'), shared).visitorId).toBe('VISITOR')
  })

  it('shares the visitor id for a year', () => {
    const page = createFakePage({ url: 'https://www.example.com/' })
    const { visitorId } = clientAt(page, shared)
    const written = page.cookieWrites.filter((text) => text.includes(visitorId)).join()
    const expiresAt = Date.parse(/; expires=([^;]*)/.exec(written)?.[1] ?? '')
    expect(Math.round((expiresAt - Date.now()) / (24 * 60 * 60 * 1000))).toBe(365)
  })

  it.each(['other.com', 'ample.com', 'shop.example.com', 'example.com; max-age=0'])(
    'that is %s is not the page’s: the console says so, and cookies are for its own host',
    (cookieDomain) => {
      const browser = createBrowser()
      const { sessionId } = clientAt(browser.open('www.example.com'), { cookieDomain })
      expect(browser.at('www.example.com')).toEqual([
        `www.example.com builderSessionId=${sessionId}`,
      ])
      expect(takeConsole()).toEqual([
        `warn: SiteBlocks: option "cookieDomain" is "${cookieDomain}", which is not a domain of this page. Pass the end of its host, such as "example.com".`,
      ])
    },
  )

  it('of the first client that names one is that of the page', () => {
    const browser = createBrowser()
    const page = browser.open('www.example.com')
    const plain = clientAt(page)
    clientAt(page, shared)
    clientAt(page, { cookieDomain: 'www.example.com' })
    plain.setUserAttributes({ plan: 'pro' })
    const hosts = browser.at('www.example.com').map((cookie) => cookie.split(' ')[0])
    expect(new Set(hosts)).toEqual(new Set(['example.com']))
  })
})

describe('cookiePrefix', () => {
  it('begins every name, and separates two sites of a domain', async () => {
    const page = createFakePage({
      cookies: { builderSessionId: 'OTHER', 'builder.tests.offer': 'offer' },
    })
    const client = clientAt(page, { cookiePrefix: 'shop_' })
    client.setUserAttributes({ plan: 'pro' })
    expect(await show(client, 'offer')).toMatchObject({ testVariationId: 'v1' })
    const others = ['builderSessionId', 'builder.tests.offer']
    expect([...page.cookies.keys()]).toEqual([
      ...others,
      ...['shop_builderSessionId', 'shop_builder.userAttributes', 'shop_builder.tests.offer'],
    ])
    client.setConsent(false)
    expect([...page.cookies.keys()]).toEqual(others)
  })
})

describe('variationCookies', () => {
  function assignmentsAt(page: ReturnType<typeof createFakePage>, options: Partial<ClientOptions>) {
    const parts = composeClient(page.environment, options)
    return { ...parts, ...createAssignments(parts) }
  }
  const one = { variationCookies: 'one' } as const
  const inOneCookie = (page: ReturnType<typeof createFakePage>): string =>
    decodeURIComponent(page.cookies.get('builder.tests') ?? '')

  it('stores the variations of all entries in one cookie, and reads them on the next page', () => {
    const page = createFakePage()
    const { assign } = assignmentsAt(page, one)
    assign(entry('a'))
    assign(entry('b&c=d', 'v;2'))
    expect([...page.cookies.keys()]).toEqual(['builder.tests'])
    expect(page.cookieWrites.at(-1)).toMatch(
      /; expires=Sat, 31 Jan 2026 12:00:00 GMT; path=\/; secure; SameSite=None$/,
    )
    const next = assignmentsAt(createFakePage({ cookies: Object.fromEntries(page.cookies) }), one)
    expect(next.variationOf('a')).toBe('v1')
    expect(next.variationOf('b&c=d')).toBe('v;2')
  })

  it('reads and moves those of the entries that have one each', () => {
    const page = createFakePage({
      cookies: { 'builder.tests.a': 'a', 'builder.tests.b': 'v1', other: '1' },
    })
    const { assign } = assignmentsAt(page, one)
    expect(assign(entry('a')).testVariationId).toBe('a')
    expect([...page.cookies.keys()]).toEqual(['builder.tests.b', 'other', 'builder.tests'])
    expect(inOneCookie(page)).toBe('a=a')
    assign(entry('b'))
    expect(inOneCookie(page)).toBe('a=a&b=v1')
  })

  it('is read when the option is gone', () => {
    const page = createFakePage({ cookies: { 'builder.tests': 'a%3Da' } })
    expect(assignmentsAt(page, {}).assign(entry('a')).testVariationId).toBe('a')
  })

  it('drops what is too large, the oldest first, and reports it to onDebug', () => {
    const page = createFakePage()
    const { assign, debug } = assignmentsAt(page, one)
    const ids = Array.from({ length: 5 }, (_, index) => `${index}`.padEnd(1_000, 'x'))
    for (const id of ids) assign(entry(id))
    pageFor(page.environment).startView('call')
    assign(entry(ids[1] ?? ''))
    const kept = inOneCookie(page).split('&')
    expect(kept.map((pair) => pair[0])).toEqual(['2', '3', '4', '1'].slice(-kept.length))
    expect(kept.length).toBeGreaterThan(2)
    expect(String(debug.mock.calls[0])).toContain(
      'not kept for the next page: the cookie builder.tests has',
    )
  })

  it('reports to onDebug what is too large for a cookie of its own', () => {
    const page = createFakePage()
    const { assign, debug } = assignmentsAt(page, {})
    assign(entry('x'.repeat(5_000)))
    expect(page.cookies.size).toBe(0)
    expect(String(debug.mock.calls.at(-1))).toContain('not kept for the next page')
  })
})

describe('cookies in frames', () => {
  it.each([
    { url: 'http://localhost/', isSecureContext: true, isFramed: true, secure: true },
    { url: 'http://localhost/', isSecureContext: true, isFramed: false, secure: false },
    { url: 'http://shop.test/', isSecureContext: false, isFramed: true, secure: false },
    { url: 'https://shop.test/', isSecureContext: true, isFramed: true, secure: true },
  ])('$url, framed: $isFramed: secure: $secure', ({ url, isSecureContext, isFramed, secure }) => {
    const page = createFakePage({ url })
    Object.assign(page.window, { isSecureContext, parent: isFramed ? {} : page.window })
    clientAt(page)
    expect(page.cookieWrites[0]?.endsWith('; path=/; secure; SameSite=None')).toBe(secure)
  })
})
