import { describe, expect, it } from 'vitest'
import { DESKTOP } from '../testing/fakePage'
import { isBot } from './isBot'

describe('isBot', () => {
  it.each([
    { userAgent: '', expected: true },
    { userAgent: '  ', expected: true },
    { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)', expected: true },
    { userAgent: 'a Crawler', expected: true },
    { userAgent: 'some SPIDER', expected: true },
    { userAgent: 'HeadlessChrome/120.0', expected: true },
    { userAgent: 'Prerender (+https://x)', expected: true },
    { userAgent: 'Baiduspider', expected: true },
    { userAgent: 'bingpreview', expected: true },
    { userAgent: 'msn', expected: true },
    { userAgent: 'Teoma', expected: true },
    { userAgent: 'Yahoo! Slurp', expected: true },
    { userAgent: 'Yandex', expected: true },
    { userAgent: 'PhantomJS', expected: true },
    { userAgent: 'Selenium', expected: true },
    { userAgent: 'Puppeteer', expected: true },
    { userAgent: DESKTOP, expected: false },
    { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari', expected: false },
  ])('says $expected of "$userAgent"', ({ userAgent, expected }) => {
    expect(isBot(userAgent)).toBe(expected)
  })
})
