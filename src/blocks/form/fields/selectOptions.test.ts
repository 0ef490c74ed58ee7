import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../../../utils/testing/deepFreeze'
import { selectOptions } from './Select'

describe('selectOptions', () => {
  it.each([
    { options: [{ value: 'a', name: 'A' }], expected: [{ value: 'a', label: 'A' }] },
    { options: [{ value: 'b' }], expected: [{ value: 'b', label: 'b' }] },
    { options: [{ value: 'b', name: '' }], expected: [{ value: 'b', label: 'b' }] },
    { options: [{ value: '', name: 'None' }], expected: [{ value: '', label: 'None' }] },
    { options: [{ name: 'C' }], expected: [{ value: 'C', label: 'C' }] },
    { options: [{ value: 5 }], expected: [{ value: '5', label: '5' }] },
    { options: [{}], expected: [{ value: '', label: '' }] },
    { options: [null, 'a', ['b'], { value: 'c' }], expected: [{ value: 'c', label: 'c' }] },
    { options: undefined, expected: [] },
    { options: 'abc', expected: [] },
  ])('gives $expected for $options', ({ options, expected }) => {
    expect(selectOptions(deepFreeze(options))).toEqual(expected)
  })
})
