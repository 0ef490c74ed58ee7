import { describe, expect, it } from 'vitest'
import { compareForms } from './compare'
import type { Facts } from './Facts'

const facts: Facts = {
  '': { text: 'Hi\nAfter' },
  'outer#0': { in: '', box: [0, 0, 400, 60] },
  'inner#0': { in: 'outer#0', box: [0, 0, 400, 40], text: 'Hi', 'text.box': '0 0 20 18' },
  'after#0': { in: 'outer#0', box: [0, 40, 400, 20], 'style.color': 'rgb(0, 0, 0)' },
}

const change = (block: string, properties: Facts[string]): Facts => ({
  ...facts,
  [block]: { ...facts[block], ...properties },
})

describe('withoutConsequences', () => {
  it.each<[string, Facts, string[]]>([
    ['nothing', facts, []],
    ['a style', change('after#0', { 'style.color': 'rgb(255, 0, 0)' }), ['after#0 style.color']],
    ['a box that is moved', change('after#0', { box: [9, 40, 400, 20] }), ['after#0 box']],
    [
      'a text, not the box of it or the text of the entry',
      { ...change('inner#0', { text: 'Ho', 'text.box': '0 0 30 18' }), '': { text: 'Ho\nAfter' } },
      ['inner#0 text'],
    ],
    [
      'a size, not what it pushes down and what is around it',
      {
        ...change('inner#0', { box: [0, 0, 400, 90] }),
        'after#0': { ...facts['after#0'], box: [0, 90, 400, 20] },
        'outer#0': { in: '', box: [0, 0, 400, 110] },
      },
      ['inner#0 box'],
    ],
    [
      'a padding, not the boxes in it',
      {
        ...change('outer#0', { 'style.padding-left': '9px' }),
        'inner#0': { ...facts['inner#0'], box: [9, 0, 391, 40] },
      },
      ['outer#0 style.padding-left'],
    ],
  ])('keeps %s', (_, ours, kept) => {
    const found = compareForms(ours, facts, 'modules')
    expect(found.map(({ block, property }) => `${block} ${property}`)).toEqual(kept)
  })
})
