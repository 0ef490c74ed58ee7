import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../testing/anyText'
import { customAttributes } from './customAttributes'
import { parseAttributesCookie } from './userAttributes'

describe('parseAttributesCookie', () => {
  it.each([
    { rawValue: '{"plan":"pro"}', expected: { plan: 'pro' } },
    { rawValue: '%7B%22plan%22%3A%22pro%22%7D', expected: { plan: 'pro' } },
    { rawValue: '{"off":"100%"}', expected: { off: '100%' } },
    { rawValue: '%7B%22off%22%3A%22100%25%3B%22%7D', expected: { off: '100%;' } },
    {
      rawValue: '{"plan":"pro","urlPath":"/old","host":"old.test","device":"tablet"}',
      expected: { plan: 'pro' },
    },
    { rawValue: '{"__proto__":{"x":1},"constructor":1,"plan":"pro"}', expected: { plan: 'pro' } },
    { rawValue: '{"plan":"p', expected: {} },
    { rawValue: '%E0%', expected: {} },
    { rawValue: '[1]', expected: {} },
    { rawValue: '"text"', expected: {} },
    { rawValue: 'null', expected: {} },
    { rawValue: '', expected: {} },
    { rawValue: null, expected: {} },
  ])('reads $rawValue', ({ rawValue, expected }) => {
    expect(parseAttributesCookie(rawValue)).toEqual(expected)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), (rawValue) => {
        expect(typeof parseAttributesCookie(rawValue)).toBe('object')
      }),
    )
  })
})

describe('customAttributes', () => {
  it('leaves out what every page works out for itself', () => {
    const attributes = { urlPath: '/', host: 'h', device: 'mobile', locale: 'de', plan: 'pro' }
    expect(customAttributes(attributes)).toEqual({ locale: 'de', plan: 'pro' })
  })
})
