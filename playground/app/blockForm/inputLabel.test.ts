import { describe, expect, it } from 'vitest'
import { inputLabel } from './inputKind'

describe('inputLabel', () => {
  it.each([
    ['text', 'Text'],
    ['stackColumnsAt', 'Stack columns at'],
    ['noWebp', 'No webp'],
    ['builder-name_of', 'Builder name of'],
    ['', ''],
  ])('reads %s as %s', (name, label) => {
    expect(inputLabel(name)).toBe(label)
  })
})
