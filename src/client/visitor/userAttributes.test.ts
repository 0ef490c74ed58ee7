import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import type { ClientOptions } from '../options/ClientOptions'
import { anyText } from '../testing/anyText'
import { createFakePage, type FakePageOptions, pagelessEnvironment } from '../testing/fakePage'
import { composeClient } from '../testing/visit'
import { createUserAttributes, parseAttributesCookie } from './userAttributes'

const COOKIE = 'builder.userAttributes'
const PAGE = { urlPath: '/a/b', host: 'shop.example.com', device: 'desktop' }

function visit(page: FakePageOptions = {}, options: Partial<ClientOptions> = {}) {
  const fake = createFakePage(page)
  const parts = composeClient(fake.environment, deepFreeze(options))
  return { page: fake, consent: parts.consent, attributes: createUserAttributes(parts) }
}

function cookieOf(page: { cookies: Map<string, string> }): unknown {
  const value = page.cookies.get(COOKIE)
  return value === undefined ? undefined : JSON.parse(decodeURIComponent(value))
}

describe('createUserAttributes', () => {
  describe('get', () => {
    it('has the port in the host', () => {
      const { attributes } = visit({ url: 'http://localhost:3000/x' })
      expect(attributes.get()).toMatchObject({ host: 'localhost:3000', urlPath: '/x' })
    })

    it('follows client-side routing, and is the same object until then', () => {
      const { page, attributes } = visit()
      const before = attributes.get()
      expect(attributes.get()).toBe(before)
      page.window.location = new URL('https://shop.example.com/next')
      expect(attributes.get()).toEqual({ ...PAGE, urlPath: '/next' })
    })

    it('prefers each source to those before it', () => {
      const cookie = encodeURIComponent('{"a":"cookie","b":"cookie","c":"cookie"}')
      const { attributes } = visit(
        { cookies: { [COOKIE]: cookie } },
        { userAttributes: { c: 'option', host: 'option' } },
      )
      attributes.set({ b: 'set', c: 'set' })
      expect(attributes.get()).toEqual({
        ...PAGE,
        host: 'option',
        a: 'cookie',
        b: 'set',
        c: 'option',
      })
    })

    it('prefers what the URL says to everything, for this view only', () => {
      const { page, attributes } = visit({
        url: 'https://shop.example.com/a/b?builder.preview=page&builder.userAttributes.plan=pro&builder.userAttributes.n=5',
      })
      attributes.set({ plan: 'free', own: 1 })
      expect(attributes.get()).toEqual({ ...PAGE, plan: 'pro', n: '5', own: 1 })
      expect(page.accesses.count).toBe(0)
    })

    it.each([
      { known: ['cookie'], expected: 'cookie' },
      { known: ['cookie', 'url'], expected: 'url' },
      { known: ['cookie', 'set'], expected: 'set' },
      { known: ['cookie', 'url', 'set'], expected: 'set' },
      { known: ['cookie', 'option'], expected: 'option' },
      { known: ['cookie', 'set', 'option'], expected: 'option' },
      { known: ['cookie', 'set', 'option', 'attribute'], expected: 'attribute' },
      { known: ['cookie', 'option', 'attribute', 'key'], expected: 'key' },
      { known: ['cookie', 'set', 'key', 'editor'], expected: 'editor' },
    ])('has the locale of the $expected among $known', ({ known, expected }) => {
      const has = (source: string): boolean => known.includes(source)
      const keys = [
        has('url') && 'builder.options.locale=url',
        has('key') && 'builder.preview=page&builder.userAttributes.locale=key',
      ]
      const { attributes } = visit(
        {
          url: `https://shop.example.com/a/b?${keys.filter(Boolean).join('&')}`,
          cookies: { [COOKIE]: '{"locale":"cookie"}' },
        },
        {
          ...(has('option') && { locale: 'option' }),
          ...(has('attribute') && { userAttributes: { locale: 'attribute' } }),
        },
      )
      if (has('set')) attributes.set({ locale: 'set' })
      if (has('editor')) attributes.override({ locale: 'editor' })
      expect(attributes.get().locale).toBe(expected)
    })

    it('has on a server what is passed in', () => {
      const options = { userAttributes: { urlPath: '/x' } }
      const attributes = createUserAttributes(composeClient(pagelessEnvironment(), options))
      attributes.set({ plan: 'pro' })
      expect(attributes.get()).toEqual({ urlPath: '/x', plan: 'pro' })
    })
  })

  describe('set', () => {
    it('notifies listeners of what was added, until the undo', () => {
      const { attributes } = visit()
      const listener = vi.fn()
      const undo = attributes.subscribe(listener)
      attributes.set({ plan: 'pro' })
      attributes.set({ n: 1 })
      undo()
      attributes.set({ n: 2 })
      expect(listener.mock.calls).toEqual([[{ plan: 'pro' }], [{ n: 1 }]])
      expect(attributes.get()).toEqual({ ...PAGE, plan: 'pro', n: 2 })
    })

    it('stores what was set in an encoded session cookie, with the page, without the option', () => {
      const { page, attributes } = visit(
        { cookies: { [COOKIE]: '{"old":1}' } },
        { userAttributes: { option: 1 } },
      )
      attributes.set({ plan: 'a;b' })
      expect(cookieOf(page)).toEqual({ ...PAGE, old: 1, plan: 'a;b' })
      expect(page.cookieWrites).toEqual([
        expect.stringMatching(/^builder\.userAttributes=%7B[^;]*; path=\/; secure; SameSite=None$/),
      ])
    })

    it('removes an attribute with undefined', () => {
      const { page, attributes } = visit({ cookies: { [COOKIE]: '{"plan":"pro"}' } })
      attributes.set({ plan: undefined })
      expect(attributes.get().plan).toBeUndefined()
      expect(cookieOf(page)).toEqual(PAGE)
    })

    it('stores a copy of what JSON can hold', () => {
      const { attributes } = visit()
      const tags = ['a']
      attributes.set({ tags, run: () => 1, big: 5n })
      tags.push('b')
      expect(attributes.get()).toEqual({ ...PAGE, tags: ['a'], run: undefined, big: '5' })
    })

    it.each([null, 'text', 5, ['a']])('ignores %s', (value) => {
      const { attributes } = visit()
      attributes.set(value as unknown as Record<string, unknown>)
      expect(attributes.get()).toEqual(PAGE)
    })
  })

  describe('override', () => {
    it('wins over everything, the page’s URL too, and notifies listeners', () => {
      const keys =
        'builder.preview=page&builder.userAttributes.device=tablet&builder.userAttributes.locale=de'
      const { attributes } = visit(
        { url: `https://shop.example.com/a/b?${keys}` },
        { userAttributes: { plan: 'option' } },
      )
      const listener = vi.fn()
      attributes.subscribe(listener)
      attributes.override({ device: 'mobile', plan: 'pro' })
      attributes.set({ plan: 'free' })
      expect(attributes.get()).toEqual({ ...PAGE, device: 'mobile', locale: 'de', plan: 'pro' })
      expect(listener.mock.calls).toEqual([[{ device: 'mobile', plan: 'pro' }], [{ plan: 'free' }]])
    })

    it('writes no cookie, and reaches no prototype', () => {
      const { page, attributes } = visit()
      attributes.override(JSON.parse('{"plan":"pro","__proto__":{"polluted":1}}'))
      expect(attributes.get()).toEqual({ ...PAGE, plan: 'pro' })
      expect(attributes.get()).not.toHaveProperty('polluted')
      expect(page.cookieWrites).toEqual([])
    })
  })

  describe('without consent', () => {
    it('looks at no cookie and writes none', () => {
      const { page, attributes } = visit(
        { cookies: { [COOKIE]: '{"old":1}' } },
        { canTrack: false },
      )
      attributes.set({ plan: 'pro' })
      expect(attributes.get()).toEqual({ ...PAGE, plan: 'pro' })
      expect(page.accesses.count).toBe(0)
    })

    it('reads and writes the cookie when consent comes', () => {
      const { page, consent, attributes } = visit(
        { cookies: { [COOKIE]: '{"old":1,"plan":"free"}' } },
        { canTrack: false },
      )
      const listener = vi.fn()
      attributes.subscribe(listener)
      attributes.set({ plan: 'pro' })
      consent.setConsent(true)
      expect(attributes.get()).toEqual({ ...PAGE, old: 1, plan: 'pro' })
      expect(cookieOf(page)).toEqual({ ...PAGE, old: 1, plan: 'pro' })
      expect(listener).toHaveBeenCalledTimes(2)
    })

    it('writes no cookie when nothing is known', () => {
      const { page, consent } = visit({}, { canTrack: false })
      consent.setConsent(true)
      expect(page.cookieWrites).toEqual([])
    })
  })

  it('removes the cookie when consent is withdrawn', () => {
    const { page, consent, attributes } = visit()
    attributes.set({ plan: 'pro' })
    consent.setConsent(false)
    expect([...page.cookies]).toEqual([])
    expect(attributes.get().plan).toBe('pro')
  })

  it('writes what was set on this page again when consent comes back, and forgets earlier pages', () => {
    const { page, consent, attributes } = visit({ cookies: { [COOKIE]: '{"plan":"pro"}' } })
    attributes.set({ tier: 'gold' })
    consent.setConsent(false)
    expect(attributes.get()).toEqual({ ...PAGE, tier: 'gold' })
    consent.setConsent(true)
    expect(cookieOf(page)).toEqual({ ...PAGE, tier: 'gold' })
  })
})

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
