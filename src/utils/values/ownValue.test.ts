import { describe, expect, it } from 'vitest'
import { ownValue } from './ownValue'

describe('ownValue', () => {
  it.each<[name: string, target: Record<string, unknown> | null | undefined, expected: unknown]>([
    ['an own property', { toString: 1 }, 1],
    ['an inherited property', {}, undefined],
    ['null', null, undefined],
    ['undefined', undefined, undefined],
  ])('reads of %s', (_, target, expected) => {
    expect(ownValue(target, 'toString')).toBe(expected)
  })
})
