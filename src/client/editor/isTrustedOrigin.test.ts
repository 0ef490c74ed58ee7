import { describe, expect, it } from 'vitest'
import { defaultTrustedHosts, isTrustedOrigin } from './editorOrigin'

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
