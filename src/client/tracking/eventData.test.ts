import { describe, expect, it } from 'vitest'
import { clickData, contentIds } from './eventData'

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
