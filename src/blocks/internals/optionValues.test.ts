import { describe, expect, it } from 'vitest'
import { optionRecords, optionText, positiveNumber, ratioPercent, shownText } from './optionValues'

describe('optionRecords', () => {
  it.each([
    { list: [{ a: 1 }, { b: 2 }], expected: [{ a: 1 }, { b: 2 }] },
    { list: [null, undefined, 'x', 3, [1], {}], expected: [{}, {}, {}, {}, {}, {}] },
    { list: [], expected: [] },
    { list: undefined, expected: [] },
    { list: 'abc', expected: [] },
    { list: { 0: {} }, expected: [] },
  ])('gives $expected for $list', ({ list, expected }) => {
    expect(optionRecords(list as object[])).toEqual(expected)
  })
})

describe('optionText', () => {
  it.each([
    ['a', 'a'],
    ['', ''],
    [0, '0'],
    [1.5, '1.5'],
    [undefined, ''],
    [null, ''],
    [true, ''],
    [{}, ''],
    [['a'], ''],
  ])('reads %j as %j', (value, text) => {
    expect(optionText(value)).toBe(text)
  })
})

describe('shownText', () => {
  it.each([
    ['a', 'a'],
    [0, '0'],
    [true, 'true'],
    [false, 'false'],
    [['x', 2, [true], null, {}], 'x,2,true,,'],
    [[], ''],
    [{}, ''],
    [undefined, ''],
  ])('shows %j as %j', (value, text) => {
    expect(shownText(value)).toBe(text)
  })
})

describe('positiveNumber', () => {
  it.each([
    [0.7, 0.7],
    [1200, 1200],
    ['0.7', 0.7],
    [' 50 ', 50],
  ])('reads %j as %d', (value, number) => {
    expect(positiveNumber(value)).toBe(number)
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, '', ' ', '50%', null, true, [[1]]])(
    'finds none in %j',
    (value) => {
      expect(positiveNumber(value)).toBeUndefined()
    },
  )
})

describe('ratioPercent', () => {
  it.each([
    [0.7, '70%'],
    [1.11, '111%'],
    [0.57, '57%'],
    [0.7004048582995948, '70.0405%'],
  ])('writes %d as %s', (ratio, percent) => {
    expect(ratioPercent(ratio)).toBe(percent)
  })
})
