import { describe, expect, it } from 'vitest'
import {
  mayTrack,
  parseOptions,
  splitByChange,
  visitedOptions,
  withoutRisk,
  writeOptions,
} from './options'

const parse = (search: string) => parseOptions(new URLSearchParams(search))

describe('parseOptions', () => {
  it.each([
    { search: '', expected: {} },
    { search: 'options.timeout=500', expected: { timeout: 500 } },
    { search: 'options.timeout=soon', expected: {} },
    { search: 'options.timeout=10000', expected: {} },
    { search: 'options.loading=lazy', expected: { loading: 'lazy' } },
    { search: 'options.loading=late', expected: {} },
    { search: 'options.minHeight=40', expected: { minHeight: 40 } },
    { search: 'options.minHeight=40vh', expected: { minHeight: '40vh' } },
    { search: 'options.rev=500', expected: { rev: '500' } },
    { search: 'options.rev="a"', expected: { rev: '"a"' } },
    { search: 'options.reloadOnRoute=hash', expected: { reloadOnRoute: 'hash' } },
    { search: 'options.data={"a":1}', expected: { data: { a: 1 } } },
    { search: 'options.data=[1]', expected: {} },
    { search: 'options.data=null', expected: {} },
    { search: 'options.trustedHosts=["a.test"]', expected: { trustedHosts: ['a.test'] } },
    { search: 'options.onReady=sample', expected: { onReady: 'sample' } },
    { search: 'options.onReady=alert(1)', expected: {} },
    { search: 'options.apiKey=other&options.authToken=x&options.toString=1', expected: {} },
  ])('reads $search', ({ search, expected }) => {
    expect(parse(search)).toEqual(expected)
  })
})

describe('writeOptions', () => {
  it('writes what parseOptions reads, and nothing of what is not set', () => {
    const options = { timeout: 500, data: { a: '&=' }, rev: '1', onClick: 'sample' }
    const written = Object.entries(writeOptions(options)).filter(([, text]) => text !== undefined)
    expect(written.map(([name]) => name).sort()).toEqual([
      'options.data',
      'options.onClick',
      'options.rev',
      'options.timeout',
    ])
    expect(parse(String(new URLSearchParams(written as [string, string][])))).toEqual(options)
  })
})

describe('visitedOptions', () => {
  it('has what the site would say of this visitor', () => {
    const visitor = { attributes: { plan: 'pro' }, device: 'mobile', locale: 'ar' } as const
    const userAttributes = { plan: 'free', country: 'DE' }
    expect(visitedOptions({ visitor, options: { timeout: 1, userAttributes } })).toEqual({
      locale: 'ar',
      userAttributes: { plan: 'pro', country: 'DE', device: 'mobile' },
    })
    expect(visitedOptions({ visitor: {}, options: { userAttributes } })).toEqual({})
  })

  it('leaves the language to a site that names one, and the answer about tracking to the visitor', () => {
    const options = { locale: 'de', canTrack: false }
    expect(visitedOptions({ visitor: { locale: 'ar', consent: true }, options })).toEqual({
      canTrack: true,
    })
  })
})

describe('mayTrack', () => {
  it.each([
    { canTrack: undefined, consent: undefined, expected: true },
    { canTrack: undefined, consent: false, expected: false },
    { canTrack: false, consent: undefined, expected: false },
    { canTrack: false, consent: true, expected: true },
  ])('is $expected for canTrack $canTrack and the answer $consent', (given) => {
    const { canTrack, consent, expected } = given
    const options = canTrack === undefined ? {} : { canTrack }
    const visitor = consent === undefined ? {} : { consent }
    expect(mayTrack({ options, visitor })).toBe(expected)
  })
})

describe('withoutRisk', () => {
  it('holds back what lets content run scripts', () => {
    expect(withoutRisk({ allowScripts: true, evaluate: 'sample', timeout: 1 })).toEqual({
      isHeldBack: true,
      safe: { timeout: 1 },
    })
    expect(withoutRisk({ timeout: 1 }).isHeldBack).toBe(false)
  })
})

describe('splitByChange', () => {
  it('finds what only another mount changes', () => {
    const fixed = { isolation: 'light', locale: 'de', canTrack: false }
    expect(splitByChange({ ...fixed, timeout: 1 })).toEqual({ live: { timeout: 1 }, fixed })
  })
})
