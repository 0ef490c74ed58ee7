import { describe, expect, it } from 'vitest'
import { itemOf, moved } from './blockOptions'

describe('itemOf', () => {
  it('has the defaults of its parts, its own each time', () => {
    const input = {
      name: 'slides',
      type: 'list',
      subFields: [
        { name: 'content', type: 'uiBlocks', defaultValue: [] },
        { name: 'link', type: 'url' },
      ],
    }
    expect(itemOf(input)).toEqual({ content: [] })
    expect(itemOf(input).content).not.toBe(itemOf(input).content)
    expect(itemOf({ name: 'map', type: 'list' })).toEqual({})
  })

  it('is as the first of a new block when its parts have none', () => {
    const subFields = [{ name: 'label', type: 'text' }]
    const input = { name: 'tabs', type: 'list', subFields, defaultValue: [{ label: 'One' }] }
    expect(itemOf(input)).toEqual({ label: 'One' })
    expect(itemOf(input)).not.toBe(input.defaultValue[0])
  })
})

describe('moved', () => {
  it.each([
    [0, 1, 'bac'],
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [7, 0, 'abc'],
  ])('moves %d to %d', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected)
  })
})
