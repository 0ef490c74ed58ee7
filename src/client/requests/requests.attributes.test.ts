import { describe, expect, it } from 'vitest'
import { ATTRIBUTES, sent } from '../testing/sentUrl'

describe('requestAttributes and requestLocale', () => {
  it.each([
    { request: 'it', ofRequest: 'fr', client: 'de', visitor: 'es', locale: 'it', attribute: 'fr' },
    { ofRequest: 'fr', client: 'de', visitor: 'es', locale: 'fr', attribute: 'fr' },
    { request: 'it', client: 'de', visitor: 'es', locale: 'it', attribute: 'it' },
    { client: 'de', visitor: 'es', locale: 'de', attribute: 'es' },
    { client: 'de', locale: 'de', attribute: 'de' },
    { visitor: 'es', locale: 'es', attribute: 'es' },
  ])('asks for locale $locale and targets $attribute: %j', (given) => {
    const { parameters } = sent({
      request: {
        locale: given.request,
        ...(given.ofRequest && { userAttributes: { locale: given.ofRequest } }),
      },
      context: {
        locale: given.client,
        userAttributes: { ...ATTRIBUTES, ...(given.visitor && { locale: given.visitor }) },
      },
    })
    expect(parameters.locale).toBe(given.locale)
    expect(JSON.parse(parameters.userAttributes ?? '').locale).toBe(given.attribute)
  })
})
