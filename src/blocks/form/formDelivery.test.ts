import { describe, expect, it } from 'vitest'
import { formAttributes, formDelivery } from './formDelivery'

describe('formDelivery', () => {
  it.each([
    [{}, undefined, 'email'],
    [{}, '/a', 'script'],
    [{ sendWithJs: false }, '/a', 'native'],
    [{ sendSubmissionsTo: 'email' }, '/a', 'email'],
    [{ sendSubmissionsTo: 'custom' }, '/a', 'script'],
    [{ sendSubmissionsTo: 'custom' }, undefined, 'none'],
    [{ sendSubmissionsTo: 'custom', sendWithJs: true }, '/a', 'script'],
    [{ sendSubmissionsTo: 'custom', sendWithJs: false }, '/a', 'native'],
    [{ sendSubmissionsTo: 'custom', sendWithJs: false }, undefined, 'none'],
    [{ sendSubmissionsTo: 'zapier' }, '/a', 'script'],
  ])('goes by %j with the address %s: %s', (options, action, expected) => {
    expect(formDelivery(options, action, action).kind).toBe(expected)
  })

  it('is none for an address that may not be used', () => {
    expect(formDelivery({}, 'javascript:alert(1)', undefined)).toEqual({ kind: 'none' })
  })
})

const SCRIPT = { kind: 'script', action: '/a' } as const
const NATIVE = { kind: 'native', action: '/a' } as const

describe('formAttributes', () => {
  it('leaves the address to the script that sends the form', () => {
    const attributes = formAttributes({ name: 'My form', method: 'PUT' }, SCRIPT, true)
    expect(attributes).toEqual({ name: 'My form', method: 'PUT' })
  })

  it('lets the browser send the form to its address until the script is there', () => {
    expect(formAttributes({}, SCRIPT, false)).toMatchObject({ method: 'POST', action: '/a' })
  })

  it.each([
    { method: undefined, expected: 'POST' },
    { method: 'get', expected: 'get' },
    { method: 'PUT', expected: 'POST' },
    { method: {} as string, expected: 'POST' },
  ])('lets the browser send with $expected for the method $method', ({ method, expected }) => {
    expect(formAttributes({ method }, NATIVE, true)).toMatchObject({
      method: expected,
      action: '/a',
    })
  })

  it.each([
    { contentType: 'multipart/form-data', expected: 'multipart/form-data' },
    { contentType: 'application/json', expected: undefined },
  ])('lets the browser encode as $expected for $contentType', ({ contentType, expected }) => {
    expect(formAttributes({ contentType }, NATIVE, true).encType).toBe(expected)
  })
})
