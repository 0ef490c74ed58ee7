import { describe, expect, it } from 'vitest'
import { choicesOf } from './blockOptions'

const input = { name: 'fit', type: 'text', enum: ['cover', { label: 'Whole', value: 'contain' }] }
const listed = [
  { label: 'cover', value: 'cover' },
  { label: 'Whole', value: 'contain' },
]
const none = { label: 'Not set', value: undefined }

describe('choicesOf', () => {
  it.each([
    { value: undefined, expected: [none, ...listed] },
    { value: 'contain', expected: [none, ...listed] },
    { value: 'odd', expected: [none, ...listed, { label: 'odd', value: 'odd' }] },
  ])('offers what is listed, and $value', ({ value, expected }) => {
    expect(choicesOf(input, value)).toEqual(expected)
  })

  it('says what having none means', () => {
    const [first] = choicesOf({ ...input, defaultValue: 'contain' }, 'cover')
    expect(first).toEqual({ label: 'Not set (Whole)', value: undefined })
  })
})
