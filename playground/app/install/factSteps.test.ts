import { describe, expect, it } from 'vitest'
import { countryStep, isCountryWritten } from './factSteps'

describe('isCountryWritten', () => {
  it.each([
    { userAttributes: { country: 'COUNTRY' }, expected: true },
    { userAttributes: { country: 'DE' }, expected: false },
    { userAttributes: { plan: 'pro' }, expected: false },
    { userAttributes: undefined, expected: false },
  ])('says for $userAttributes: $expected', ({ expected, ...options }) => {
    expect(isCountryWritten(options)).toBe(expected)
  })
})

describe('countryStep', () => {
  it.each([
    { id: 'html', code: 'sub_filter COUNTRY $http_cf_ipcountry;' },
    { id: 'wix', code: 'sub_filter COUNTRY $http_cf_ipcountry;' },
    { id: 'shopify', code: '{{ localization.country.iso_code }}' },
    { id: 'next', code: "(await headers()).get('x-vercel-ip-country')" },
    { id: 'server', code: "request.headers.get('cf-ipcountry')" },
  ] as const)('has one line for $id', ({ id, code }) => {
    expect(countryStep({ id })).toMatchObject({ code })
  })
})
