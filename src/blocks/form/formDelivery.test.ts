import { describe, expect, it } from 'vitest'
import { formDelivery } from './formDelivery'

describe('formDelivery', () => {
  it.each([
    { options: {}, action: undefined, expected: 'email' },
    { options: {}, action: '/a', expected: 'script' },
    { options: { sendSubmissionsTo: 'email' }, action: '/a', expected: 'email' },
    { options: { sendSubmissionsTo: 'email', sendWithJs: false }, action: '/a', expected: 'email' },
    { options: { sendSubmissionsTo: 'custom' }, action: '/a', expected: 'script' },
    { options: { sendSubmissionsTo: 'custom' }, action: undefined, expected: 'none' },
    {
      options: { sendSubmissionsTo: 'custom', sendWithJs: true },
      action: '/a',
      expected: 'script',
    },
    {
      options: { sendSubmissionsTo: 'custom', sendWithJs: false },
      action: '/a',
      expected: 'native',
    },
    { options: { sendWithJs: false }, action: '/a', expected: 'native' },
    {
      options: { sendSubmissionsTo: 'custom', sendWithJs: false },
      action: undefined,
      expected: 'none',
    },
    { options: { sendSubmissionsTo: 'zapier' }, action: '/a', expected: 'script' },
    { options: { sendSubmissionsTo: 'zapier' }, action: undefined, expected: 'none' },
  ])('is $expected for $options and the address $action', ({ options, action, expected }) => {
    expect(formDelivery(options, action, action).kind).toBe(expected)
  })

  it.each([{}, { sendWithJs: false }])(
    'is none for an address that may not be used, with %j',
    (options) => {
      expect(formDelivery(options, 'javascript:alert(1)', undefined)).toEqual({ kind: 'none' })
    },
  )
})
