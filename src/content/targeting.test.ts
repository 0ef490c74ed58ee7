import { describe, expect, it } from 'vitest'
import { matchesTargeting } from './targeting'
import { deepFreeze } from './testing/blocks'
import type { TargetingRule } from './types'

/** Whether one rule about the attribute `a` holds. `undefined` leaves the attribute out. */
function holds(a: unknown, operator: string, value: unknown): boolean {
  const rule = { property: 'a', operator, value } as TargetingRule
  return matchesTargeting(deepFreeze(a === undefined ? {} : { a }), deepFreeze([rule]))
}

describe('matchesTargeting', () => {
  it.each<{ a: unknown; operator: string; value: unknown; expected: boolean }>([
    { a: 'x', operator: 'is', value: 'x', expected: true },
    { a: 5, operator: 'is', value: '5', expected: false },
    { a: null, operator: 'is', value: null, expected: true },
    { a: undefined, operator: 'is', value: 'x', expected: false },
    { a: undefined, operator: 'isNot', value: 'x', expected: true },
    { a: 'x', operator: 'isNot', value: 'x', expected: false },

    { a: 'y', operator: 'is', value: ['x', 'y'], expected: true },
    { a: 'y', operator: 'isNot', value: ['x', 'y'], expected: false },
    { a: 'z', operator: 'isNot', value: ['x', 'y'], expected: true },
    { a: 'x', operator: 'is', value: [], expected: false },
    { a: 'x', operator: 'isNot', value: [], expected: true },
    { a: 0, operator: 'is', value: [0], expected: true },
    { a: false, operator: 'is', value: [false], expected: true },
    { a: '', operator: 'is', value: [''], expected: true },
    { a: 0, operator: 'isNot', value: [0], expected: false },
    { a: 'hello', operator: 'contains', value: ['x', 'ell'], expected: true },

    { a: ['x', 'y'], operator: 'is', value: 'x', expected: true },
    { a: ['x', 'y'], operator: 'is', value: 'z', expected: false },
    { a: ['x', 'y'], operator: 'isNot', value: 'x', expected: false },
    { a: ['x', 'y'], operator: 'isNot', value: 'z', expected: true },
    { a: ['x', 'y'], operator: 'is', value: ['y', 'z'], expected: true },
    { a: ['x', 'y'], operator: 'isNot', value: ['y', 'z'], expected: false },
    { a: [], operator: 'is', value: 'x', expected: false },
    { a: [], operator: 'isNot', value: 'x', expected: true },
    { a: [5], operator: 'greaterThan', value: 5, expected: false },
    { a: [5, 6], operator: 'greaterThan', value: 5, expected: true },
    { a: ['hello'], operator: 'startsWith', value: 'he', expected: true },

    { a: 'hello', operator: 'contains', value: 'ell', expected: true },
    { a: 'Hello', operator: 'contains', value: 'hello', expected: false },
    { a: 'x', operator: 'contains', value: '', expected: true },
    { a: 'a5b', operator: 'contains', value: 5, expected: true },
    { a: 555, operator: 'contains', value: '5', expected: false },
    { a: undefined, operator: 'contains', value: '', expected: false },
    { a: 'hello', operator: 'startsWith', value: 'he', expected: true },
    { a: 'hello', operator: 'startsWith', value: 'lo', expected: false },
    { a: 'hello', operator: 'endsWith', value: 'lo', expected: true },
    { a: 'hello', operator: 'endsWith', value: 'he', expected: false },
    { a: 5, operator: 'startsWith', value: 5, expected: false },

    { a: 6, operator: 'greaterThan', value: 5, expected: true },
    { a: 5, operator: 'greaterThan', value: 5, expected: false },
    { a: 5, operator: 'greaterThan', value: '4', expected: false },
    { a: '5', operator: 'greaterThan', value: 4, expected: false },
    { a: true, operator: 'greaterThan', value: 0, expected: false },
    { a: new Date(5), operator: 'greaterThan', value: 4, expected: false },
    { a: 4, operator: 'lessThan', value: 5, expected: true },
    { a: 5, operator: 'lessThan', value: 5, expected: false },
    { a: 5, operator: 'greaterThanOrEqualTo', value: 5, expected: true },
    { a: 4, operator: 'greaterThanOrEqualTo', value: 5, expected: false },
    { a: 5, operator: 'lessThanOrEqualTo', value: 5, expected: true },
    { a: 6, operator: 'lessThanOrEqualTo', value: 5, expected: false },
    { a: undefined, operator: 'lessThan', value: 5, expected: false },

    { a: 'x', operator: 'equals', value: 'x', expected: false },
    { a: 'x', operator: 'constructor', value: 'x', expected: false },
    { a: '/x/', operator: 'is', value: '/x', expected: false },
  ])('says $expected of $a $operator $value', ({ a, operator, value, expected }) => {
    expect(holds(a, operator, value)).toBe(expected)
  })

  it.each<{ urlPath: string; operator: string; value: unknown; expected: boolean }>([
    { urlPath: '/x', operator: 'is', value: '/x/', expected: true },
    { urlPath: '/x/', operator: 'is', value: '/x', expected: true },
    { urlPath: '/x/', operator: 'is', value: '/x/', expected: true },
    { urlPath: '/x', operator: 'is', value: ['/y', '/x/'], expected: true },
    { urlPath: '/x', operator: 'is', value: [null, 7, '/x/'], expected: true },
    { urlPath: '/x', operator: 'isNot', value: null, expected: true },
    { urlPath: '/x/', operator: 'isNot', value: '/x', expected: false },
    { urlPath: '/', operator: 'is', value: '/', expected: true },
    { urlPath: '/', operator: 'is', value: '', expected: false },
    { urlPath: '/x', operator: 'is', value: '/', expected: false },
    { urlPath: '/x//', operator: 'is', value: '/x', expected: false },
    { urlPath: '/blogger', operator: 'startsWith', value: '/blog/', expected: false },
    { urlPath: '/blog/a', operator: 'startsWith', value: '/blog/', expected: true },
    { urlPath: '/x/', operator: 'endsWith', value: '/', expected: true },
  ])(
    'says $expected of the page $urlPath $operator $value',
    ({ urlPath, operator, value, expected }) => {
      const rule = { property: 'urlPath', operator, value } as TargetingRule
      expect(matchesTargeting({ urlPath }, [rule])).toBe(expected)
    },
  )

  it.each<{ name: string; rules: unknown }>([
    { name: 'no rules', rules: undefined },
    { name: 'an empty list', rules: [] },
    { name: 'a rule without a property', rules: [{ operator: 'is', value: 'x' }] },
    { name: 'a rule without an operator', rules: [{ property: 'a', value: 'x' }] },
    { name: 'what is no list', rules: 'garbage' },
    { name: 'what is no rule', rules: [null, 'x', 5] },
  ])('holds for everybody with $name', ({ rules }) => {
    expect(matchesTargeting({}, rules as TargetingRule[])).toBe(true)
  })

  it('wants all rules to hold', () => {
    const rules: TargetingRule[] = [
      { property: 'device', operator: 'is', value: 'mobile' },
      { property: 'plan', operator: 'is', value: 'pro' },
    ]
    expect(matchesTargeting({ device: 'mobile', plan: 'pro' }, rules)).toBe(true)
    expect(matchesTargeting({ device: 'mobile', plan: 'free' }, rules)).toBe(false)
  })

  it('sees only attributes of its own', () => {
    const rules: TargetingRule[] = [{ property: 'plan', operator: 'is', value: 'pro' }]
    expect(matchesTargeting(Object.create({ plan: 'pro' }), rules)).toBe(false)
    expect(matchesTargeting({}, [{ property: '__proto__', operator: 'is', value: {} }])).toBe(false)
  })

  const NOON = Date.parse('2024-01-01T12:00:00Z')

  it.each<{
    name: string
    start?: number | string | null
    end?: number | string | null
    expected: boolean
  }>([
    { name: 'a start a millisecond ahead', start: NOON + 1, expected: false },
    { name: 'a start right now', start: NOON, expected: true },
    { name: 'a start in the past', start: NOON - 1, expected: true },
    { name: 'an end a millisecond ago', end: NOON - 1, expected: false },
    { name: 'an end right now', end: NOON, expected: true },
    { name: 'an end ahead', end: NOON + 1, expected: true },
    { name: 'an ISO start ahead', start: '2024-01-02', expected: false },
    { name: 'an ISO end in the past', end: '2023-12-31T12:00:00Z', expected: false },
    { name: 'both ends around now', start: '2024-01-01', end: '2024-01-02', expected: true },
    { name: 'dates that cannot be read', start: 'garbage', end: 'garbage', expected: true },
    { name: 'empty dates', start: '', end: null, expected: true },
  ])('says $expected of $name', ({ start, end, expected }) => {
    expect(matchesTargeting({}, [], start, end, NOON)).toBe(expected)
  })

  it('looks at the time before the rules', () => {
    const rules: TargetingRule[] = [{ property: 'a', operator: 'is', value: 'x' }]
    expect(matchesTargeting({ a: 'x' }, rules, undefined, NOON - 86_400_000, NOON)).toBe(false)
  })

  it.each<{ date: unknown }>([
    { date: '2024-01-01T00:00:00Z' },
    { date: Date.parse('2024-01-01T00:00:00Z') },
    { date: new Date('2024-01-01T00:00:00Z') },
  ])('reads the time from the attribute $date', ({ date }) => {
    expect(matchesTargeting({ date }, [], '2024-01-02', undefined, NOON * 2)).toBe(false)
    expect(matchesTargeting({ date }, [], '2024-01-01', '2024-01-01', NOON * 2)).toBe(true)
  })

  it('uses the current time by default', () => {
    expect(matchesTargeting({}, [], Date.now() + 60_000)).toBe(false)
    expect(matchesTargeting({}, [], Date.now() - 60_000)).toBe(true)
  })
})
