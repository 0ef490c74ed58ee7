import { describe, expect, it } from 'vitest'
import { readPageKeys } from '../pageKeys/readPageKeys'
import { defaultTrustedHosts, editorOrigin, isTrustedOrigin } from './editorOrigin'

/** Creates the window of a page, framed by default. */
function windowOf({
  isFramed = true,
  ancestors,
  referrer = '',
}: {
  isFramed?: boolean
  ancestors?: string[]
  referrer?: string
}): Window {
  const page = { location: { ancestorOrigins: ancestors }, document: { referrer } }
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
  ])('knows the editor by $search and $page', ({ search, page }) => {
    expect(editorOrigin(windowOf(page), readPageKeys(search))).toBe('https://builder.io')
  })

  it.each([
    { name: 'no frame', search: '?builder.editing=page', page: { ...trusted, isFramed: false } },
    { name: 'no key', search: '', page: trusted },
    { name: 'an empty key', search: '?builder.preview=', page: trusted },
    { name: 'another key', search: '?builder.tests.a=b', page: trusted },
    {
      name: 'another frame',
      search: '?builder.editing=page',
      page: { ancestors: ['https://evil.com'], referrer: 'https://builder.io/' },
    },
    {
      name: 'another frame inside the editor',
      search: '?builder.editing=page',
      page: { ancestors: ['https://evil.com', 'https://builder.io'] },
    },
    {
      name: 'another referrer',
      search: '?builder.frameEditing=page',
      page: { referrer: 'https://evil.com/builder.io' },
    },
    { name: 'nobody around it', search: '?builder.editing=page', page: {} },
    { name: 'a sandbox', search: '?builder.editing=page', page: { ancestors: ['null'] } },
  ])('knows no editor with $name', ({ search, page }) => {
    expect(editorOrigin(windowOf(page), readPageKeys(search))).toBeUndefined()
  })

  it('asks the list of trusted hosts', () => {
    const keys = readPageKeys('?builder.editing=page')
    expect(editorOrigin(windowOf(trusted), keys, [])).toBeUndefined()
    const own = windowOf({ ancestors: ['https://cms.example.com'] })
    expect(editorOrigin(own, keys, ['cms.example.com'])).toBe('https://cms.example.com')
  })

  it('knows no editor on a server', () => {
    expect(editorOrigin(undefined, readPageKeys('?builder.editing=page'))).toBeUndefined()
  })
})

const LOCAL = defaultTrustedHosts('localhost')

describe('isTrustedOrigin', () => {
  it.each([
    'https://builder.io',
    'http://localhost:1234',
    'https://x.beta.builder.io',
    'https://beta.builder.io',
    'https://qa.builder.io',
    'https://BUILDER.IO',
    'HTTPS://builder.io',
  ])('trusts %s', (origin) => {
    expect(isTrustedOrigin(origin, LOCAL)).toBe(true)
  })

  it.each([
    'https://www.builder.io',
    'https://cdn.builder.io',
    'https://builder.io.evil.com',
    'https://evilbuilder.io',
    'https://evildomainbeta.builder.io',
    'https://builder.io@evil.com',
    'http://127.0.0.1',
    'null',
    '',
    'file://',
    'ftp://builder.io',
    'javascript://builder.io',
    'https://notlocalhost:1234x',
    'builder.io',
  ])('does not trust "%s"', (origin) => {
    expect(isTrustedOrigin(origin, LOCAL)).toBe(false)
  })

  it.each([
    ['https://cms.example.com', ['cms.example.com'], true],
    ['https://cms.example.com', ['CMS.example.com'], true],
    ['https://a.example.com', ['*.Example.com'], true],
    ['https://example.com', ['*.example.com'], false],
    ['https://badexample.com', ['*.example.com'], false],
    ['https://builder.io', ['cms.example.com'], false],
    ['https://builder.io', [], false],
    ['https://builder.io', [''], false],
  ])('asked for %s with a list %j of its own, says %s', (origin, trustedHosts, expected) => {
    expect(isTrustedOrigin(origin, trustedHosts)).toBe(expected)
  })

  it.each(['localhost', 'shop.localhost', '127.0.0.1', '[::1]', ''])(
    'trusts an editor on this machine for a page on "%s"',
    (pageHost) => {
      expect(isTrustedOrigin('http://localhost:3000', defaultTrustedHosts(pageHost))).toBe(true)
    },
  )

  it.each(['shop.example', 'localhost.shop.example', 'notlocalhost', '127.0.0.1.shop.example'])(
    'does not trust one for a page on "%s"',
    (pageHost) => {
      expect(isTrustedOrigin('http://localhost:3000', defaultTrustedHosts(pageHost))).toBe(false)
      expect(isTrustedOrigin('https://builder.io', defaultTrustedHosts(pageHost))).toBe(true)
    },
  )
})
