import { describe, expect, it } from 'vitest'
import { frameAllow, frameSandbox, leaksAddress } from './frameRules'

describe('frameSandbox', () => {
  it.each([
    ['', ''],
    ['allow-scripts', 'allow-scripts'],
    [' allow-forms\nALLOW-top-navigation allow-top-navigation-by-user-activation ', 'allow-forms'],
  ])('turns %j into %j', (asked, expected) => {
    expect(frameSandbox(asked)).toBe(expected)
  })

  it.each([null, undefined])(
    'allows a frame without one everything but moving the page: %s',
    (asked) => {
      expect(frameSandbox(asked)).toMatch(/allow-scripts/)
      expect(frameSandbox(asked)).not.toMatch(/top-navigation/)
    },
  )
})

describe('frameAllow', () => {
  it.each([
    ['accelerometer; autoplay *; Fullscreen', 'accelerometer; autoplay *; Fullscreen'],
    ['camera *;microphone; payment; autoplay', 'autoplay'],
    ["publickey-credentials-get 'src'", ''],
    ['', ''],
  ])('turns %j into %j', (asked, expected) => {
    expect(frameAllow(asked)).toBe(expected)
  })
})

describe('leaksAddress', () => {
  it.each([
    ['unsafe-url', true],
    [' No-Referrer-When-Downgrade', true],
    ['strict-origin-when-cross-origin', false],
    ['', false],
  ])('returns for %j %s', (policy, expected) => {
    expect(leaksAddress(policy)).toBe(expected)
  })
})
