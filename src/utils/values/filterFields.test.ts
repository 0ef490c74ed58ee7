import { describe, expect, it } from 'vitest'
import { definedOnly } from './filterFields'

describe('definedOnly', () => {
  it('leaves out what is undefined or null, and nothing else', () => {
    const kept = { zero: 0, empty: '', no: false, nan: Number.NaN }
    expect(definedOnly({ ...kept, a: undefined, b: null })).toEqual(kept)
  })

  it('has no fields that another script has put on every object', () => {
    expect(Object.getPrototypeOf(definedOnly({}))).toBeNull()
    expect(definedOnly({ a: undefined } as object)).not.toHaveProperty('toString')
  })
})
