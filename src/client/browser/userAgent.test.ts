import { describe, expect, it } from 'vitest'
import { DESKTOP } from '../testing/fakePage'
import { deviceOf, isBot } from './userAgent'

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

describe('deviceOf', () => {
  it.each([
    { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', device: 'mobile' },
    { userAgent: 'Mozilla/5.0 (iPod touch)', device: 'mobile' },
    { userAgent: 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)', device: 'tablet' },
    { userAgent: 'Mozilla/5.0 (Android 14; Tablet; rv:120.0)', device: 'tablet' },
    { userAgent: 'Mozilla/5.0 (Linux; Android 13; SM-X900)', device: 'mobile' },
    { userAgent: 'BlackBerry9700', device: 'mobile' },
    { userAgent: 'Opera/9.80 (J2ME/MIDP; Opera Mini/9)', device: 'mobile' },
    { userAgent: 'IEMobile/11.0', device: 'mobile' },
    { userAgent: 'WPDesktop', device: 'mobile' },
    { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', device: 'desktop' },
    { userAgent: '', device: 'desktop' },
  ])('reads "$userAgent" as $device', ({ userAgent, device }) => {
    expect(deviceOf(userAgent)).toBe(device)
  })
})
