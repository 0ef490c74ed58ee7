import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import type { PageKeys } from './readPageKeys'
import { readPageKeys } from './readPageKeys'

const NOTHING: PageKeys = {
  preview: undefined,
  editing: undefined,
  frameEditing: undefined,
  overrides: {},
  userAttributes: {},
  tests: {},
  env: undefined,
  cachebust: false,
  noCache: false,
  locale: undefined,
  includeRefs: undefined,
  enrich: undefined,
  isPreview: false,
}

/** Returns the keys that differ from those of an empty URL, in objects with ordinary prototypes. */
function keysOf(search: string): Partial<PageKeys> {
  const keys = JSON.parse(JSON.stringify(readPageKeys(search))) as PageKeys
  const isSame = (name: keyof PageKeys) =>
    JSON.stringify(keys[name]) === JSON.stringify(NOTHING[name])
  return Object.fromEntries(
    Object.entries(keys).filter(([name]) => !isSame(name as keyof PageKeys)),
  )
}

describe('readPageKeys', () => {
  it.each<[search: string, expected: Partial<PageKeys>]>([
    ['?builder.preview=page', { preview: 'page' }],
    ['?builder.preview=true', { preview: 'true' }],
    ['?builder.preview=', {}],
    ['?builder.editing=page', { editing: 'page' }],
    ['?builder.frameEditing=page', { frameEditing: 'page' }],
    [
      '?builder.overrides.page=abc&builder.overrides.abc=abc',
      { overrides: { page: 'abc', abc: 'abc' } },
    ],
    ['?builder.overrides.page%3A%2Fa.html=abc', { overrides: { 'page:/a.html': 'abc' } }],
    ['?builder.overrides.page=', {}],
    [
      '?builder.userAttributes.plan=pro&builder.userAttributes.n=5',
      { userAttributes: { plan: 'pro', n: '5' } },
    ],
    ['?builder.tests.cid=v2', { tests: { cid: 'v2' } }],
    ['?builder.tests.my_id=v_1', { tests: { my_id: 'v_1' } }],
    ['?builder.env=qa', { env: 'qa' }],
    ['?builder.api=cdn2', { env: 'cdn2' }],
    ['?builder.env=evil', {}],
    ['?builder.env=toString', {}],
    ['?builder.cachebust=false', { cachebust: true }],
    ['?builder.cachebust=', {}],
    ['?cachebust=true', { cachebust: true }],
    ['?builder.noCache=1', { noCache: true }],
    ['?noCache=1', {}],
    ['?builder.options.locale=fr', { locale: 'fr' }],
    [
      '?builder.options.includeRefs=true&builder.options.enrich=true&builder.options.limit=9',
      { includeRefs: 'true', enrich: 'true' },
    ],
    ['?builder_preview=page', { preview: 'page' }],
    ['?x=1&builder_tests_cid1=v', { tests: { cid1: 'v' } }],
    ['?builder_options_locale=fr', { locale: 'fr' }],
    ['?BUILDER_preview=page', {}],
    ['?xbuilder_preview=page', {}],
  ])('understands %s', (search, expected) => {
    const { isPreview, ...keys } = keysOf(search)
    expect(keys).toEqual(expected)
    expect(isPreview).toBe(Object.keys(expected).length > 0 || undefined)
  })

  it.each([
    '',
    '?x=1&utm_source=mail',
    '?builder_tests_my_id=v_1',
    '?builder.tests.a.b=v',
    '?builder.tests=v',
    '?builder.tests.cid=',
    '?builder.params=limit%3D3',
    '?builder.host=evil.com',
    '?builder=1',
    '?builder.__proto__.x=1',
    '?builder.overrides.__proto__=1',
    '?builder.overrides.constructor=1',
    '?builder.tests.prototype=1',
    '?__proto__.x=1',
    `?builder.overrides.${'a.'.repeat(50_000)}=1`,
  ])('ignores %.40s', (search) => {
    expect(readPageKeys(search)).toEqual(NOTHING)
  })

  it.each([
    '?__proto__.x=1&builder.preview=page',
    '?builder.__proto__.x=1&builder.preview=page',
    '?a=1&a.b=2&builder.preview=page',
    '?x=%E0&builder.preview=page',
    '?builder=1&builder.preview=page&builder=1',
    '?builder.preview.x=1&builder.preview=page',
  ])('reads on after what it ignores in %s', (search) => {
    expect(readPageKeys(search)).toMatchObject({ preview: 'page', isPreview: true })
  })

  it.each<[search: string, attributes: Readonly<Record<string, string | boolean>>]>([
    ['?builder.userAttributes.device=tablet', { device: 'tablet' }],
    ['?builder.userAttributes.device=<b>', {}],
    ['?builder.userAttributes.device=true', {}],
    ['?builder.userAttributes.isLoggedIn=true', { isLoggedIn: true }],
    ['?builder_userAttributes_isLoggedIn=false', { isLoggedIn: false }],
    ['?builder.userAttributes.plan=True', { plan: 'True' }],
    ['?builder.userAttributes.account.plan=pro', { 'account.plan': 'pro' }],
    ['?builder.userAttributes.a.b=1&builder.userAttributes.a=2', { 'a.b': '1', a: '2' }],
    ['?builder.userAttributes.a.__proto__=1', {}],
    ['?builder.userAttributes.plan=<b>O%27Brien%26Co', { plan: "&lt;b>O'Brien&Co" }],
  ])('reads from %s only attributes that content may show', (search, attributes) => {
    expect({ ...readPageKeys(search).userAttributes }).toEqual(attributes)
  })

  it('bounds the number of keys and their length, and says so', () => {
    const keys = Array.from({ length: 3_000 }, (_, at) => `builder.overrides.m${at}=id`)
    const { overrides } = readPageKeys(`?x=1&${keys.join('&')}`)
    expect(Object.keys(overrides)).toHaveLength(50)
    expect(takeConsole()).toEqual([expect.stringContaining('3000 builder.* keys')])
    expect(readPageKeys(`?builder.overrides.page=${'a'.repeat(1_001)}`)).toEqual(NOTHING)
  })

  it('lets the later of a text and an object hold', () => {
    expect(readPageKeys('?builder.tests.a=1&builder.tests.a.b=2').tests).toEqual({})
    expect({ ...readPageKeys('?builder.tests.a.b=2&builder.tests.a=1').tests }).toEqual({ a: '1' })
  })

  it('gives maps without prototypes', () => {
    const { overrides, userAttributes, tests } = readPageKeys('?builder.tests.a=1')
    for (const map of [overrides, userAttributes, tests]) {
      expect(Object.getPrototypeOf(map)).toBeNull()
    }
  })

  it('never throws and never touches a prototype', () => {
    const segment = fc.oneof(
      fc.constantFrom(
        ...['builder', 'tests', 'overrides', 'userAttributes', 'options', 'preview', 'env'],
        ...['__proto__', 'constructor', 'prototype', 'toString', 'cachebust', '%E0', '%2E', ''],
      ),
      fc.string({ unit: fc.constantFrom(...'ab._&=%?+#é💡\0'), maxLength: 4 }),
    )
    const path = fc
      .tuple(fc.array(segment, { maxLength: 5 }), fc.constantFrom('.', '_', '%2E', '%5F'))
      .map(([segments, separator]) => segments.join(separator))
    const pair = fc
      .tuple(path, fc.constantFrom('=', '', '=='), fc.string({ maxLength: 4 }))
      .map((parts) => parts.join(''))
    const before = Object.getOwnPropertyNames(Object.prototype)

    fc.assert(
      fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
        const { overrides, userAttributes, tests } = readPageKeys(`?${pairs.join('&')}`)
        return [overrides, userAttributes, tests]
          .flatMap((map) => Object.values<unknown>(map))
          .every((value) => typeof value === 'string')
      }),
    )
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
    expect(Object.keys(Object.prototype.toString)).toEqual([])
  })
})
