import { describe, expect, it } from 'vitest'
import { inputsOf, labelOf } from './inputsOf'

const known = {
  Image: [
    { name: 'srcset', type: 'string', advanced: true },
    { name: 'image', type: 'file' },
    { name: 'altText', type: 'string' },
  ],
}

describe('inputsOf', () => {
  it('puts what is for the few last', () => {
    expect(inputsOf(known, 'Image', {}).map(({ name }) => name)).toEqual([
      'image',
      'altText',
      'srcset',
    ])
  })

  it('goes by the options of a block that nobody knows', () => {
    expect(inputsOf(known, 'Clock', { zone: 'UTC', hours: 24, hands: [], big: true })).toEqual([
      { name: 'zone', type: 'string' },
      { name: 'hours', type: 'number' },
      { name: 'hands', type: 'object' },
      { name: 'big', type: 'boolean' },
    ])
  })

  it.each([undefined, null, 'options', []])('has none for a box with %j', (options) => {
    expect(inputsOf(known, undefined, options)).toEqual([])
  })
})

describe('labelOf', () => {
  it.each([
    ['image', 'Image'],
    ['backgroundSize', 'Background size'],
    ['useChildrenForTiles', 'Use children for tiles'],
  ])('calls %s %s', (name, label) => {
    expect(labelOf(name)).toBe(label)
  })
})
