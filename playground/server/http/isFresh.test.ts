import { describe, expect, it } from 'vitest'
import { isFresh } from './answerJson'

describe('isFresh', () => {
  it.each([
    { header: undefined, expected: false },
    { header: '', expected: false },
    { header: '"a"', expected: true },
    { header: 'W/"a"', expected: true },
    { header: '"b", W/"a"', expected: true },
    { header: '"b"', expected: false },
    { header: 'a', expected: false },
    { header: '*', expected: true },
  ])('says $expected for $header', ({ header, expected }) => {
    expect(isFresh(header, '"a"')).toBe(expected)
  })
})
