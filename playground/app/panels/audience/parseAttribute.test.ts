import { describe, expect, it } from 'vitest'
import { localTime } from '../../blockForm/fields'
import { storedNames } from '../../utils/stored'
import { readCookie } from './useVisit'
import { formatAttribute, parseAttribute } from './VisitorForm'

describe('parseAttribute', () => {
  it.each([
    ['member', 'member'],
    ['5', 5],
    ['true', true],
    ['["a","b"]', ['a', 'b']],
    ['"5"', '5'],
    ['', ''],
    ['{"a":', '{"a":'],
  ])('reads %s, and writes it again', (text, value) => {
    expect(parseAttribute(text)).toEqual(value)
    expect(formatAttribute(value)).toBe(text)
  })
})

describe('localTime', () => {
  it('is in the time zone of the author, to the minute', () => {
    expect(localTime(new Date('2026-12-10T10:30').getTime())).toBe('2026-12-10T10:30')
    expect(localTime(undefined)).toBe('')
    expect(localTime('no date')).toBe('')
  })
})

describe('readCookie', () => {
  it.each([
    ['a=1; b=2', 'b', '2'],
    ['a%2Eb=1%2C2', 'a.b', '1,2'],
    ['a=x=y', 'a', 'x=y'],
    ['a=%E0%A4%A', 'a', '%E0%A4%A'],
    ['ab=1', 'a', undefined],
    ['', 'a', undefined],
  ])('in %s finds for %s: %s', (cookies, name, expected) => {
    expect(readCookie(cookies, name)).toBe(expected)
  })
})

describe('storedNames', () => {
  it('knows what is of SiteBlocks', () => {
    const cookies =
      'theme=dark; builder.tests.a=b; builderSessionId=1; builder%2Etests%2Ec=d; own-builderSessionId=2'
    expect(
      storedNames(cookies, ['builderVisitorId', 'rebuilder'], ['siteblocks.events/1']),
    ).toEqual([
      'builder.tests.a',
      'builderSessionId',
      'builder.tests.c',
      'own-builderSessionId',
      'builderVisitorId',
      'siteblocks.events/1',
    ])
  })
})
