import { describe, expect, it } from 'vitest'
import { formAttributes, formDelivery } from './formDelivery'

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

const SCRIPT = { kind: 'script', action: '/a' } as const
const NATIVE = { kind: 'native', action: '/a' } as const

describe('formAttributes', () => {
  it('leaves the address to the script that sends the form', () => {
    const attributes = formAttributes({ name: 'My form', method: 'PUT' }, SCRIPT)
    expect(attributes).toEqual({ name: 'My form', method: 'PUT', noValidate: false })
  })

  it.each([
    { method: undefined, expected: 'POST' },
    { method: 'POST', expected: 'POST' },
    { method: 'get', expected: 'get' },
    { method: 'PUT', expected: 'POST' },
    { method: 'dialog', expected: 'POST' },
    { method: {} as string, expected: 'POST' },
  ])('lets the browser send with $expected for the method $method', ({ method, expected }) => {
    expect(formAttributes({ method }, NATIVE)).toMatchObject({
      method: expected,
      action: '/a',
    })
  })

  it.each([
    { contentType: 'multipart/form-data', expected: 'multipart/form-data' },
    { contentType: 'application/json', expected: undefined },
    { contentType: undefined, expected: undefined },
  ])('lets the browser encode as $expected for $contentType', ({ contentType, expected }) => {
    expect(formAttributes({ contentType }, NATIVE).encType).toBe(expected)
  })

  it.each([
    { validate: undefined, expected: false },
    { validate: true, expected: false },
    { validate: false, expected: true },
  ])('has noValidate $expected for validate $validate', ({ validate, expected }) => {
    expect(formAttributes({ validate }, SCRIPT).noValidate).toBe(expected)
  })
})
