import { describe, expect, it } from 'vitest'
import { editorOrigin, isTrustedOrigin } from './editorOrigin'
import { readPageKeys } from './readPageKeys'

interface Place {
  readonly isFramed?: boolean
  readonly ancestors?: string[]
  readonly referrer?: string
}

/** Creates the window of a page, framed by default. */
function windowOf({ isFramed = true, ancestors, referrer = '' }: Place): Window {
  const location = { hostname: 'shop.example', ancestorOrigins: ancestors }
  const page = { location, document: { referrer } }
  return Object.assign(page, { parent: isFramed ? {} : page }) as unknown as Window
}

const trusted = { ancestors: ['https://builder.io'] }

describe('editorOrigin', () => {
  it.each([
    { search: '?builder.editing=page', page: trusted },
    { search: '?builder.frameEditing=page', page: trusted },
    { search: '?builder.preview=page', page: trusted },
    { search: '?builder.editing=true', page: trusted },
    { search: '?builder.preview=page', page: { referrer: 'https://builder.io/content/1' } },
  ])('finds the editor by $search and $page', ({ search, page }) => {
    expect(editorOrigin(windowOf(page), readPageKeys(search))).toBe('https://builder.io')
  })

  const editing = '?builder.editing=page'
  const evil = 'https://evil.com'

  it.each<[name: string, search: string, page: Place]>([
    ['no frame', editing, { ...trusted, isFramed: false }],
    ['no key', '', trusted],
    ['an empty key', '?builder.preview=', trusted],
    ['another key', '?builder.tests.a=b', trusted],
    ['another frame', editing, { ancestors: [evil], referrer: 'https://builder.io/' }],
    ['another frame inside the editor', editing, { ancestors: [evil, 'https://builder.io'] }],
    ['another referrer', '?builder.frameEditing=page', { referrer: `${evil}/builder.io` }],
    ['nobody around it', editing, {}],
    ['a sandbox', editing, { ancestors: ['null'] }],
  ])('finds no editor with %s', (_name, search, page) => {
    expect(editorOrigin(windowOf(page), readPageKeys(search))).toBeUndefined()
  })

  it('respects the list of trusted hosts', () => {
    const keys = readPageKeys('?builder.editing=page')
    expect(editorOrigin(windowOf(trusted), keys, [])).toBeUndefined()
    const own = windowOf({ ancestors: ['https://cms.example.com'] })
    expect(editorOrigin(own, keys, ['cms.example.com'])).toBe('https://cms.example.com')
  })

  it('finds no editor on a server', () => {
    expect(editorOrigin(undefined, readPageKeys('?builder.editing=page'))).toBeUndefined()
  })
})

const ONE_OF_ITS_OWN = ['cms.example.com']

describe('isTrustedOrigin', () => {
  it.each([
    { origin: 'https://builder.io' },
    { origin: 'https://beta.builder.io' },
    { origin: 'https://qa.builder.io' },
    { origin: 'HTTPS://BUILDER.IO' },
    { origin: 'https://builder.io:443' },
    { origin: 'https://cms.example.com', hosts: ONE_OF_ITS_OWN },
    { origin: 'https://cms.example.com', hosts: ['CMS.example.com'] },
    { origin: 'https://cms.example.com:8443', hosts: ['cms.example.com:8443'] },
    { origin: 'https://a.example.com', hosts: ['*.Example.com'] },
    { origin: 'http://localhost:3000', hosts: ['localhost'] },
    { origin: 'http://localhost:3000', hosts: ['localhost:3000'] },
  ])('trusts $origin on a live page with the list $hosts', ({ origin, hosts }) => {
    expect(isTrustedOrigin(origin, 'shop.example', hosts)).toBe(true)
  })

  it.each([
    { origin: 'http://builder.io' },
    { origin: 'https://builder.io:8443' },
    { origin: 'https://x.beta.builder.io' },
    { origin: 'https://xbeta.builder.io' },
    { origin: 'https://www.builder.io' },
    { origin: 'https://builder.io.' },
    { origin: 'https://builder.io.evil.com' },
    { origin: 'https://evilbuilder.io' },
    { origin: 'https://builder.io@evil.com' },
    { origin: 'http://localhost:3000' },
    { origin: 'https://localhost' },
    { origin: 'http://127.0.0.1', hosts: ['localhost'] },
    { origin: 'null' },
    { origin: '' },
    { origin: 'file://' },
    { origin: 'ftp://builder.io' },
    { origin: 'javascript://builder.io' },
    { origin: 'https://builder.io:1234x' },
    { origin: 'builder.io' },
    { origin: 'https://builder.io', hosts: ONE_OF_ITS_OWN },
    { origin: 'https://builder.io', hosts: [] },
    { origin: 'https://builder.io', hosts: [''] },
    { origin: 'http://cms.example.com', hosts: ONE_OF_ITS_OWN },
    { origin: 'https://cms.example.com:8443', hosts: ONE_OF_ITS_OWN },
    { origin: 'https://cms.example.com', hosts: ['cms.example.com:8443'] },
    { origin: 'https://a.example.com:8443', hosts: ['*.example.com'] },
    { origin: 'https://example.com', hosts: ['*.example.com'] },
    { origin: 'https://badexample.com', hosts: ['*.example.com'] },
  ])('does not trust "$origin" on a live page with the list $hosts', ({ origin, hosts }) => {
    expect(isTrustedOrigin(origin, 'shop.example', hosts)).toBe(false)
  })

  it.each(['localhost', 'shop.localhost', '127.0.0.1', '[::1]', ''])(
    'trusts editors of any scheme and port on a page on "%s"',
    (pageHost) => {
      for (const origin of ['http://localhost:3000', 'http://builder.io:8080']) {
        expect(isTrustedOrigin(origin, pageHost)).toBe(true)
      }
      expect(isTrustedOrigin('http://cms.example.com:81', pageHost, ONE_OF_ITS_OWN)).toBe(true)
      for (const origin of ['ftp://builder.io', 'http://evil.com', 'http://127.0.0.1:3000']) {
        expect(isTrustedOrigin(origin, pageHost)).toBe(false)
      }
    },
  )

  it.each(['localhost.shop.example', 'notlocalhost', '127.0.0.1.shop.example'])(
    'treats a page on "%s" as live',
    (pageHost) => {
      expect(isTrustedOrigin('http://localhost:3000', pageHost)).toBe(false)
      expect(isTrustedOrigin('http://builder.io', pageHost)).toBe(false)
    },
  )
})
