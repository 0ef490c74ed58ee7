import { describe, expect, it } from 'vitest'
import { optionRecords } from './optionValues'

describe('optionRecords', () => {
  it.each([
    { list: [{ a: 1 }, { b: 2 }], expected: [{ a: 1 }, { b: 2 }] },
    { list: [null, undefined, 'x', 3, [1], {}], expected: [{}, {}, {}, {}, {}, {}] },
    { list: [], expected: [] },
    { list: undefined, expected: [] },
    { list: null, expected: [] },
    { list: 'abc', expected: [] },
    { list: { 0: {} }, expected: [] },
  ])('gives $expected for $list', ({ list, expected }) => {
    expect(optionRecords(list as object[])).toEqual(expected)
  })
})
