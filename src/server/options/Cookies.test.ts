import { describe, expect, it } from 'vitest'
import { type CookieOptions, type CookieRequest, Cookies } from './Cookies'

const HTTPS: CookieRequest = { headers: {}, protocol: 'https' }
const HTTP: CookieRequest = { headers: {}, protocol: 'http' }

const OPEN = 'SameSite=None; httponly'
const SECURE = 'SameSite=None; secure; httponly'

function cookiesOn(request: CookieRequest, before?: string | string[]) {
  const headers = new Map<string, string | string[] | undefined>([['Set-Cookie', before]])
  const cookies = new Cookies(request, {
    getHeader: (name) => headers.get(name),
    setHeader: (name, value) => headers.set(name, value),
  })
  return { cookies, setCookie: () => headers.get('Set-Cookie') }
}

describe('Cookies', () => {
  describe('get', () => {
    it.each([
      { header: undefined, name: 'a', expected: undefined },
      { header: '', name: 'a', expected: undefined },
      { header: 'a=1', name: 'a', expected: '1' },
      { header: 'x=0; a=1; b=2', name: 'a', expected: '1' },
      { header: 'aa=1', name: 'a', expected: undefined },
      { header: 'x.y=1', name: 'x.y', expected: '1' },
      { header: 'xzy=1', name: 'x.y', expected: undefined },
      { header: 'a=%7B', name: 'a', expected: '%7B' },
      { header: 'a=b=c', name: 'a', expected: 'b=c' },
      { header: 'a', name: 'a', expected: undefined },
      { header: 'a=', name: 'a', expected: '' },
    ])('reads "$name" of "$header" as $expected', ({ header, name, expected }) => {
      const { cookies } = cookiesOn({ headers: { cookie: header } })
      expect(cookies.get(name)).toBe(expected)
    })
  })

  describe('set', () => {
    const expires = new Date(Date.UTC(2026, 0, 1))

    it.each<[expected: string, request: CookieRequest, value: string, options?: CookieOptions]>([
      [`n=v; path=/; ${SECURE}`, HTTPS, 'v'],
      [`n=v; path=/; ${OPEN}`, HTTP, 'v'],
      [`n=v; path=/; ${SECURE}`, { headers: {}, connection: { encrypted: true } }, 'v'],
      [`n=v; path=/; ${SECURE}`, { headers: {}, socket: { encrypted: true } }, 'v'],
      [`n=v; path=/; ${OPEN}`, HTTPS, 'v', { secure: false }],
      [`n=v; path=/; ${SECURE}`, HTTPS, 'v', { secure: true }],
      [`n=v; path=/; expires=Thu, 01 Jan 2026 00:00:00 GMT; ${OPEN}`, HTTP, 'v', { expires }],
      [`n=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; ${OPEN}`, HTTP, '', { expires }],
      [`n=a b=\u00e9; path=/; ${OPEN}`, HTTP, 'a b=\u00e9'],
    ])('writes %s', (expected, request, value, options) => {
      const { cookies, setCookie } = cookiesOn(request)
      expect(cookies.set('n', value, options)).toBe(cookies)
      expect(setCookie()).toEqual([expected])
    })

    it.each([
      { name: '', value: 'v', message: 'argument name is invalid' },
      { name: 'n\n', value: 'v', message: 'argument name is invalid' },
      { name: '☃', value: 'v', message: 'argument name is invalid' },
      { name: 'n; domain', value: 'v', message: 'argument name is invalid' },
      { name: 'a=b', value: 'v', message: 'argument name is invalid' },
      { name: 'n', value: '☃', message: 'argument value is invalid' },
      { name: 'n', value: 'a\nb', message: 'argument value is invalid' },
      { name: 'n', value: 'a\r', message: 'argument value is invalid' },
      { name: 'n', value: 'v; domain=evil.test', message: 'argument value is invalid' },
    ])('refuses "$name" = "$value", before it looks at the connection', (row) => {
      const { cookies, setCookie } = cookiesOn(HTTP)
      const set = () => cookies.set(row.name, row.value, { secure: true })
      expect(set).toThrow(new TypeError(row.message))
      expect(setCookie()).toBeUndefined()
    })

    it('refuses a secure cookie on http', () => {
      const { cookies } = cookiesOn(HTTP)
      expect(() => cookies.set('n', 'v', { secure: true })).toThrow(
        new Error('Cannot send secure cookie over unencrypted connection'),
      )
    })

    it.each([
      { request: HTTP, secure: true, expected: `n=v; path=/; ${SECURE}` },
      { request: HTTPS, secure: false, expected: `n=v; path=/; ${OPEN}` },
    ])('treats the connection as secure: $secure when the option says so', (row) => {
      const { cookies, setCookie } = cookiesOn(row.request)
      cookies.secure = row.secure
      cookies.set('n', 'v')
      expect(setCookie()).toEqual([row.expected])
    })

    it('adds to the cookies that are set already', () => {
      const { cookies, setCookie } = cookiesOn(HTTP, 'x=1')
      cookies.set('a', '1').set('a', '2')
      expect(setCookie()).toEqual(['x=1', `a=1; path=/; ${OPEN}`, `a=2; path=/; ${OPEN}`])
    })
  })
})
