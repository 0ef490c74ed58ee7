import { describe, expect, it } from 'vitest'
import { matchTargeting } from './matchTargeting'

describe('matchTargeting', () => {
  it.each([
    { attribute: 'x', operator: 'is', value: 'x', expected: true },
    { attribute: 5, operator: 'is', value: '5', expected: false },
    { attribute: undefined, operator: 'is', value: 'x', expected: false },
    { attribute: undefined, operator: 'isNot', value: 'x', expected: true },
    { attribute: 'y', operator: 'is', value: ['x', 'y'], expected: true },
    { attribute: 'y', operator: 'isNot', value: ['x', 'y'], expected: false },
    { attribute: 'z', operator: 'isNot', value: ['x', 'y'], expected: true },
    { attribute: 'x', operator: 'is', value: [], expected: false },
    { attribute: 'x', operator: 'isNot', value: [], expected: true },
    { attribute: ['x', 'y'], operator: 'is', value: 'x', expected: true },
    { attribute: ['x', 'y'], operator: 'is', value: ['z', 'y'], expected: true },
    { attribute: ['x', 'y'], operator: 'isNot', value: 'x', expected: false },
    { attribute: ['x', 'y'], operator: 'isNot', value: 'z', expected: true },
    { attribute: [5], operator: 'greaterThan', value: 5, expected: false },
    { attribute: [5, 6], operator: 'greaterThan', value: 5, expected: true },
    { attribute: 0, operator: 'is', value: [0], expected: true },
    { attribute: false, operator: 'is', value: [false], expected: true },
    { attribute: '', operator: 'is', value: [''], expected: true },
    { attribute: 'hello', operator: 'contains', value: 'ell', expected: true },
    { attribute: 'Hello', operator: 'contains', value: 'hello', expected: false },
    { attribute: 'x', operator: 'contains', value: '', expected: true },
    { attribute: 'a5b', operator: 'contains', value: 5, expected: true },
    { attribute: 555, operator: 'contains', value: '5', expected: false },
    { attribute: 'abc', operator: 'startsWith', value: 'ab', expected: true },
    { attribute: 'abc', operator: 'startsWith', value: 'bc', expected: false },
    { attribute: 'abc', operator: 'endsWith', value: ['x', 'bc'], expected: true },
    { attribute: 'abc', operator: 'endsWith', value: 'ab', expected: false },
    { attribute: 5, operator: 'greaterThan', value: 4, expected: true },
    { attribute: 5, operator: 'greaterThan', value: 5, expected: false },
    { attribute: 5, operator: 'greaterThan', value: '4', expected: false },
    { attribute: '5', operator: 'greaterThan', value: 4, expected: false },
    { attribute: 5, operator: 'greaterThanOrEqualTo', value: 5, expected: true },
    { attribute: 4, operator: 'greaterThanOrEqualTo', value: 5, expected: false },
    { attribute: 5, operator: 'lessThan', value: 5, expected: false },
    { attribute: 4, operator: 'lessThan', value: 5, expected: true },
    { attribute: 5, operator: 'lessThanOrEqualTo', value: 5, expected: true },
    { attribute: 6, operator: 'lessThanOrEqualTo', value: 5, expected: false },
    { attribute: 'x', operator: 'resembles', value: 'x', expected: false },
    { attribute: 'x', operator: '', value: 'y', expected: true },
  ])('finds that $attribute $operator $value is $expected', (row) => {
    const rule = { property: 'a', operator: row.operator, value: row.value }
    expect(matchTargeting([rule], { a: row.attribute })).toBe(row.expected)
  })

  it.each([
    { urlPath: '/x', operator: 'is', value: '/x/', expected: true },
    { urlPath: '/x/', operator: 'is', value: '/x', expected: true },
    { urlPath: '/x/', operator: 'is', value: ['/y', '/x/'], expected: true },
    { urlPath: '/x/', operator: 'isNot', value: '/x', expected: false },
    { urlPath: '/', operator: 'is', value: '/', expected: true },
    { urlPath: '/', operator: 'is', value: '', expected: false },
    { urlPath: '/blogger', operator: 'startsWith', value: '/blog/', expected: false },
    { urlPath: '/blog/', operator: 'endsWith', value: '/', expected: true },
  ])('finds that the path $urlPath $operator $value is $expected', (row) => {
    const rule = { property: 'urlPath', operator: row.operator, value: row.value }
    expect(matchTargeting([rule], { urlPath: row.urlPath })).toBe(row.expected)
  })

  it('preserves the slash of attributes that are not paths', () => {
    expect(matchTargeting([{ property: 'a', operator: 'is', value: 'x' }], { a: 'x/' })).toBe(false)
  })

  it('needs all rules to hold', () => {
    const rules = [
      { property: 'a', operator: 'is', value: 1 },
      { property: 'b', operator: 'is', value: 2 },
    ]
    expect(matchTargeting(rules, { a: 1, b: 2 })).toBe(true)
    expect(matchTargeting(rules, { a: 1, b: 3 })).toBe(false)
  })

  it.each([undefined, null, [], 'rules', [null], [{ operator: 'is' }], [{ property: 'a' }]])(
    'is for everybody when the rules are %j',
    (rules) => {
      expect(matchTargeting(rules, {})).toBe(true)
    },
  )

  it('does not look at what objects inherit', () => {
    const rule = { property: 'constructor', operator: 'is', value: undefined }
    expect(matchTargeting([rule], {})).toBe(true)
  })
})
