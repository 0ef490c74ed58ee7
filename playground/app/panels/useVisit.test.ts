import { describe, expect, it } from 'vitest'
import { readCookie } from './useVisit'

describe('readCookie', () => {
  it.each([
    ['a=1; b=2', 'b', '2'],
    ['a%2Eb=1%2C2', 'a.b', '1,2'],
    ['a=x=y', 'a', 'x=y'],
    ['a=%E0%A4%A', 'a', '%E0%A4%A'],
    ['ab=1', 'a', undefined],
    ['', 'a', undefined],
  ])('in %s finds for %s: %s', (cookies, name, expected) => {
    expect(readCookie(cookies, name)).toBe(expected)
  })
})
