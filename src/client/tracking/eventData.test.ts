import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { amountOf, clickData, contentIds } from './eventData'

describe('contentIds', () => {
  it.each([
    { variationId: 'b', expected: 'b' },
    { variationId: 'entry', expected: undefined },
    { variationId: undefined, expected: undefined },
  ])('gives $expected for the variation $variationId of "entry"', ({ variationId, expected }) => {
    expect(contentIds('entry', variationId)).toEqual({
      contentId: 'entry',
      variationId: expected,
    })
  })
})

describe('clickData', () => {
  it.each([
    { alreadyTracked: undefined, unique: true },
    { alreadyTracked: false, unique: true },
    { alreadyTracked: true, unique: false },
  ])('has unique $unique if alreadyTracked is $alreadyTracked', ({ alreadyTracked, unique }) => {
    expect(clickData('entry', 'b', alreadyTracked)).toMatchObject({
      contentId: 'entry',
      variationId: 'b',
      unique,
    })
  })

  it('has no offsets of an event that is not a browser event', () => {
    const event = { type: 'click' } as MouseEvent
    expect(clickData('entry', 'b', undefined, event)).toMatchObject({
      targetBuilderElement: undefined,
      metadata: {},
    })
  })
})

describe('amountOf', () => {
  it.each([
    [0, 0],
    [12.5, 12.5],
    [-3, -3],
    ['12.50', 12.5],
    [' 7 ', 7],
    [undefined, undefined],
    [null, undefined],
  ])('reads %j as %j', (amount, expected) => {
    expect(amountOf(amount)).toBe(expected)
  })

  it.each([
    ['12,50', '"12,50"'],
    ['12 EUR', '"12 EUR"'],
    ['', '""'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    [{}, 'an object'],
    [true, 'true'],
  ])('leaves out %j, and says so', (amount, quoted) => {
    expect(amountOf(amount)).toBeUndefined()
    expect(takeConsole()).toEqual([
      `warn: SiteBlocks: the amount of a conversion is ${quoted}, so the conversion counts without one. Pass a number, such as 12.5.`,
    ])
  })
})
