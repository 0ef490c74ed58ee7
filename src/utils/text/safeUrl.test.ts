import { describe, expect, it } from 'vitest'
import { takenOmissions } from '../testing/takenOmissions'
import { isSafeMediaUrl, isSafeUrl, safeMediaUrl, safeSrcset, safeUrl } from './safeUrl'

const SAFE = [
  'https://example.com/a?b=c#d',
  'http://example.com',
  'HTTPS://EXAMPLE.COM',
  'mailto:a@b.example',
  'whatsapp://send?phone=491701234567',
  'viber://chat?number=%2B49170',
  'skype:name?chat',
  'fb-messenger://user/1',
  'geo:48.2,16.3',
  'maps:?q=school',
  'tel:+4312345',
  'sms:12345?body=hi',
  '//cdn.example.com/x.js',
  '/path/to:thing',
  'page.html',
  './page?next=javascript:1',
  '?q=a:b',
  '#section',
  '#a:b&colon;c',
  '',
  '  https://example.com  ',
  'a?x=1&colon;=2',
  'search?a=1&b=2',
]

const HOSTILE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '  javascript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'java\u0000script:alert(1)',
  'javascript\r\n:alert(1)',
  'javascript :alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'javascript&#x3A;alert(1)',
  '&#106;avascript:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script&colon;alert(1)',
  'ht\ntps://example.com',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.com',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;image/png,x',
  'about:blank',
  'view-source:https://example.com',
  '\\javascript:alert(1)',
  ':alert(1)',
]

const { omit, take } = takenOmissions()

describe('isSafeUrl', () => {
  it.each(SAFE)('accepts %j', (url) => {
    expect(isSafeUrl(url)).toBe(true)
  })

  it.each([...HOSTILE, 'blob:https://example.com/1', 'data:image/png;base64,AA=='])(
    'refuses %j',
    (url) => {
      expect(isSafeUrl(url)).toBe(false)
    },
  )

  it('accepts other schemes when they are passed', () => {
    expect(isSafeUrl('https://example.com', ['https'])).toBe(true)
    expect(isSafeUrl('http://example.com', ['https'])).toBe(false)
    expect(isSafeUrl('/relative', ['https'])).toBe(true)
  })
})

describe('isSafeMediaUrl', () => {
  it.each([
    ...SAFE,
    'data:image/png;base64,AA==',
    'data:image/jpg,x',
    'data:image/jpeg;base64,AA==',
    'data:image/gif,x',
    'data:image/webp,x',
    'data:image/avif,x',
    'DATA:image/svg+xml;utf8,<svg/>',
    'blob:https://example.com/1',
  ])('accepts %j', (url) => {
    expect(isSafeMediaUrl(url)).toBe(true)
  })

  it.each([
    ...HOSTILE,
    'javascript:"data:image/png,"',
    'data:image/x-icon,x',
    'data:image/pngx,x',
    'da\nta:image/png,x',
  ])('refuses %j', (url) => {
    expect(isSafeMediaUrl(url)).toBe(false)
  })
})

describe('safeUrl', () => {
  it('gives back a safe address as it is', () => {
    expect(safeUrl(' /a b ', 'link', omit)).toBe(' /a b ')
    expect(safeUrl('', 'link', omit)).toBe('')
  })

  it.each([undefined, null])('gives undefined for %s silently', (value) => {
    expect(safeUrl(value, 'link', omit)).toBeUndefined()
  })

  it('leaves out a hostile address, and says so', () => {
    expect(safeUrl('javascript:alert(1)', 'link', omit)).toBeUndefined()
    const instead =
      'Use http, https, mailto, tel, sms, whatsapp, viber, skype, fb-messenger, geo, maps, a relative address or "#…".'
    const why = 'content may not use this scheme'
    const what = 'the link "javascript:alert(1)"'
    expect(take()).toEqual([{ what, why, instead, isMistake: true }])
  })

  it.each([5, true, {}, ['/a']])('drops %j, which is no text', (value) => {
    expect(safeUrl(value, 'link', omit)).toBeUndefined()
    expect(take()).toHaveLength(1)
  })
})

describe('safeMediaUrl', () => {
  it('lets images in data: through, and nothing else', () => {
    expect(safeMediaUrl('data:image/png,x', 'image', omit)).toBe('data:image/png,x')
    expect(safeMediaUrl('data:text/html,x', 'image', omit)).toBeUndefined()
    expect(take()).toHaveLength(1)
  })
})

describe('safeSrcset', () => {
  it.each([
    'a.png',
    'a.png 1x, b.png 2x',
    'a.png,b.png 2x',
    'a.png, b.png',
    'data:image/png;base64,AA==, b.png 2x',
    'https://example.com/w_100,h_5/a.png 100w,  /b.png 200w',
    '',
  ])('gives back %j as it is', (srcset) => {
    expect(safeSrcset(srcset, 'srcset', omit)).toBe(srcset)
  })

  it.each([
    { srcset: 'javascript:a 1x, b.png 2x', expected: 'b.png 2x' },
    { srcset: 'a.png 1x, data:text/html,x 2x, c.png 3x', expected: 'a.png 1x, c.png 3x' },
    { srcset: 'a.png, javascript:a', expected: 'a.png' },
    { srcset: 'x, javascript:a, y', expected: 'x, y' },
    { srcset: 'javascript:a', expected: undefined },
    { srcset: 5, expected: undefined },
  ])('gives $expected for $srcset', ({ srcset, expected }) => {
    expect(safeSrcset(srcset, 'srcset', omit)).toBe(expected)
    expect(take()).toHaveLength(1)
  })

  it.each([
    { srcset: 'a 400w, b 800w, c', expected: 'a 400w, b 800w' },
    { srcset: 'c, a 400w', expected: 'a 400w' },
    { srcset: 'a 400w 300h, b 2x, c', expected: 'a 400w 300h' },
    { srcset: 'data:image/png;base64,AA==, a,b 400w', expected: 'a,b 400w' },
    { srcset: '/400w, /a 1.5x', expected: '/400w, /a 1.5x' },
  ])('leaves out what has no width beside widths: $srcset', ({ srcset, expected }) => {
    expect(safeSrcset(srcset, 'srcset', omit)).toBe(expected)
    expect(take()).toEqual([])
  })

  it('gives undefined for nothing', () => {
    expect(safeSrcset(undefined, 'srcset', omit)).toBeUndefined()
  })

  it('is as fast for a hostile text', () => {
    expect(safeSrcset(`a${','.repeat(100_000)}`, 'srcset', omit)).toBeDefined()
  })
})
