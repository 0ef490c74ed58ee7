import { describe, expect, it } from 'vitest'
import { equalValues } from './equalValues'

/** Objects with references to each other. */
function friends(count: number, lastName = 'last'): object {
  const people = Array.from({ length: count }, (_, n) => ({
    name: `p${n}`,
    friends: [] as object[],
  }))
  for (const person of people) person.friends.push(...people)
  Object.assign(people.at(-1) ?? {}, { name: lastName })
  return { people }
}

describe('equalValues', () => {
  it.each<[what: string, one: unknown, other: unknown, expected: boolean]>([
    ['fields in another order', { a: 1, b: [{}] }, { b: [{}], a: 1 }, true],
    ['an absent field and undefined', { a: undefined }, {}, true],
    ['another absent field', { a: undefined, b: 1 }, { c: undefined, b: 1 }, true],
    ['null and undefined', { a: null }, {}, false],
    ['a list and its fields', [1], { 0: 1 }, false],
    ['a longer list', { a: [1, 2] }, { a: [1] }, false],
    ['dates', { at: new Date(5) }, { at: new Date(5) }, true],
    ['another date', { at: new Date(5) }, { at: new Date(6) }, false],
    ['maps', new Map([[1, { a: 1 }]]), new Map([[1, { a: 1 }]]), true],
    ['addresses', new URL('https://a.test'), new URL('https://a.test/'), true],
    ['a date and its fields', new Date(5), {}, false],
    ['functions', { a() {} }, { a() {} }, false],
    ['a field of the prototype', { toString: undefined, a: 1 }, { a: 1 }, true],
    ['100 objects that know each other', friends(100), friends(100), true],
    ['100 others', friends(100), friends(100, 'other'), false],
  ])('compares %s', (_, one, other, expected) => {
    expect(equalValues(one, other)).toBe(expected)
    expect(equalValues(other, one)).toBe(expected)
  })
})
