import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anyText } from '../testing/anyText'
import { createFakePage, type FakePageOptions, pagelessEnvironment } from '../testing/fakePage'
import { createCookieJar } from './cookieJar'

function jarOf(options: FakePageOptions = {}) {
  const page = createFakePage(options)
  return { page, jar: createCookieJar(page.environment) }
}

const NOON = Date.UTC(2026, 0, 1, 12)

describe('createCookieJar', () => {
  describe('get', () => {
    const cookies = {
      plain: 'v',
      encoded: '%7B%22a%22%3A1%7D',
      malformed: '%E0%',
      empty: '',
      equals: 'a=b',
      'builder.tests.a%3Ab': 'v1',
      'raw:name': 'v2',
      '50%': 'v3',
    }

    it.each([
      { name: 'plain', expected: 'v' },
      { name: 'encoded', expected: '{"a":1}' },
      { name: 'malformed', expected: null },
      { name: 'empty', expected: null },
      { name: 'equals', expected: 'a=b' },
      { name: 'builder.tests.a:b', expected: 'v1' },
      { name: 'raw:name', expected: 'v2' },
      { name: '50%', expected: 'v3' },
      { name: 'plai', expected: null },
      { name: 'lain', expected: null },
      { name: 'pl.in', expected: null },
      { name: 'v', expected: null },
      { name: 'absent', expected: null },
    ])('gives $expected for "$name"', ({ name, expected }) => {
      expect(jarOf({ cookies }).jar.get(name)).toBe(expected)
    })

    it('gives the raw value as it stands', () => {
      expect(jarOf({ cookies }).jar.getRaw('encoded')).toBe('%7B%22a%22%3A1%7D')
      expect(jarOf({ cookies }).jar.getRaw('malformed')).toBe('%E0%')
    })
  })

  describe('set', () => {
    it.each([
      ['https', NOON, 'expires=Thu, 01 Jan 2026 12:00:00 GMT; path=/; secure; SameSite=None'],
      ['https', undefined, 'path=/; secure; SameSite=None'],
      ['http', undefined, 'path=/'],
    ])('writes on %s until %s: %s', (scheme, expiresAt, expected) => {
      const { page, jar } = jarOf({ url: `${scheme}://x.test/` })
      jar.set('n', 'v', expiresAt)
      expect(page.cookieWrites).toEqual([`n=v; ${expected}`])
    })

    it('lets no name and no value add attributes', () => {
      const { page, jar } = jarOf({ url: 'http://x.test/' })
      jar.set('a; domain=evil.test', 'b; path=/evil')
      expect(page.cookieWrites).toEqual(['a%3B%20domain%3Devil.test=b%3B%20path%3D%2Fevil; path=/'])
      expect(jar.get('a; domain=evil.test')).toBe('b; path=/evil')
    })

    it('leaves a malformed text out', () => {
      const { page, jar } = jarOf()
      jar.set('n', '\ud800')
      expect(page.cookieWrites).toEqual([])
    })
  })

  describe('remove', () => {
    it('removes the cookies whose names match, written either way', () => {
      vi.useFakeTimers({ now: NOON })
      const { page, jar } = jarOf({
        cookies: { 'x.a': '1', 'x.b%3Ac': '2', 'x.d:e': '3', other: '4' },
      })
      jar.remove('x.', () => true)
      expect([...page.cookies]).toEqual([['other', '4']])
      vi.useRealTimers()
    })

    it('writes nothing when none matches', () => {
      const { page, jar } = jarOf({ cookies: { other: '4' } })
      jar.remove('', (name) => name === 'x')
      expect(page.cookieWrites).toEqual([])
    })
  })

  it.each([
    ['where cookies are blocked', createFakePage({ blocked: true }).environment],
    ['on a server', pagelessEnvironment()],
  ])('is empty and ignores writes %s', (_where, environment) => {
    const jar = createCookieJar(environment)
    expect(jar.get('n')).toBeNull()
    expect(() => jar.set('n', 'v')).not.toThrow()
    expect(() => jar.remove('', () => true)).not.toThrow()
  })

  it('never throws, whatever the page has in its cookies', () => {
    fc.assert(
      fc.property(anyText, fc.string(), (header, name) => {
        const page = createFakePage()
        Object.defineProperty(page.window.document, 'cookie', { get: () => header, set() {} })
        const jar = createCookieJar(page.environment)
        const value = jar.get(name)
        expect(value === null || typeof value === 'string').toBe(true)
        jar.remove('', () => true)
      }),
    )
  })
})
