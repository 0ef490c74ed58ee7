import { describe, expect, it, vi } from 'vitest'
import { localize } from './localize'
import { block, deepFreeze, localized, text } from './testing/blocks'
import { LOCALIZED_TYPE } from './types'

describe('localize', () => {
  const greeting = deepFreeze(
    localized('Hello', { fr: 'Bonjour', 'de-AT': 'Servus', it: null, es: '' }),
  )

  it.each([
    { locale: 'fr', expected: 'Bonjour' },
    { locale: 'de-AT', expected: 'Servus' },
    { locale: 'de', expected: 'Hello' },
    { locale: 'fr-CA', expected: 'Hello' },
    { locale: 'FR', expected: 'Hello' },
    { locale: 'it', expected: 'Hello' },
    { locale: 'es', expected: '' },
    { locale: 'Default', expected: 'Hello' },
    { locale: '@type', expected: 'Hello' },
    { locale: 'toString', expected: 'Hello' },
    { locale: '__proto__', expected: 'Hello' },
  ])('gives "$expected" in $locale', ({ locale, expected }) => {
    expect(localize(greeting, locale)).toBe(expected)
  })

  it('recognises localised values by the type that the content host gives them', () => {
    const value = { '@type': '@builder.io/core:LocalizedValue', Default: 'Hello', fr: 'Bonjour' }
    expect(localize(value, 'fr')).toBe('Bonjour')
  })

  it('gives undefined where there is neither the language nor a default', () => {
    expect(localize(localized(undefined, { fr: 'Bonjour' }), 'de')).toBeUndefined()
  })

  it.each([undefined, ''])('gives the default and says so when the locale is %j', (locale) => {
    const onMissingLocale = vi.fn()
    expect(localize(greeting, locale, onMissingLocale)).toBe('Hello')
    expect(onMissingLocale).toHaveBeenCalledOnce()
  })

  it('says nothing when there is a locale, or nothing localised', () => {
    const onMissingLocale = vi.fn()
    localize(greeting, 'de', onMissingLocale)
    localize({ text: 'Hello' }, undefined, onMissingLocale)
    expect(onMissingLocale).not.toHaveBeenCalled()
  })

  it('finds localised values at any depth, also inside of one another', () => {
    const options = deepFreeze({
      items: [{ title: greeting }, 'plain'],
      nested: localized({ label: greeting, count: 1 }),
    })
    expect(localize(options, 'fr')).toEqual({
      items: [{ title: 'Bonjour' }, 'plain'],
      nested: { label: 'Bonjour', count: 1 },
    })
  })

  it('copies only what holds something localised', () => {
    const options = deepFreeze({ title: greeting, plain: { a: [1] } })
    const result = localize(options, 'fr') as typeof options
    expect(result.plain).toBe(options.plain)
    expect(options.title).toBe(greeting)
  })

  it.each<{ name: string; value: unknown }>([
    { name: 'an object', value: { a: [1, { b: Number.NaN }], c: null } },
    { name: 'a text', value: 'text' },
    { name: 'null', value: null },
    { name: 'undefined', value: undefined },
    { name: 'a date', value: new Date(0) },
  ])('gives back the very same $name without anything localised', ({ value }) => {
    expect(localize(value, 'fr')).toBe(value)
  })

  it('preserves the positions of a list', () => {
    expect(localize([localized(undefined), 'b'], 'fr')).toEqual([undefined, 'b'])
  })

  it('leaves blocks for when they are rendered', () => {
    const inner = block({ component: { name: 'Text', options: { text: greeting } } })
    const options = { columns: [{ blocks: [inner] }], one: inner }
    expect(localize(options, 'fr')).toBe(options)
  })

  it('gives the list of blocks of one language, untouched', () => {
    const french = [text('Bonjour')]
    expect(localize({ content: localized([text('Hello')], { fr: french }) }, 'fr')).toEqual({
      content: french,
    })
  })

  it('ends in what contains itself', () => {
    const options: Record<string, unknown> = { title: greeting }
    options.self = options
    const result = localize(options, 'fr') as typeof options
    expect(result.title).toBe('Bonjour')
    expect(result.self).toBe(options)

    const endless: Record<string, unknown> = { '@type': LOCALIZED_TYPE }
    endless.Default = endless
    expect(localize(endless, 'fr')).toBe(endless)
  })

  it('does not reach prototypes through a __proto__ key', () => {
    const options = JSON.parse(`{"__proto__":${JSON.stringify(greeting)},"a":1}`)
    const result = localize(options, 'fr') as object
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype)
  })
})
