import { describe, expect, it } from 'vitest'
import { changedRange } from './CodeEditor'

describe('changedRange', () => {
  it.each([
    { before: 'abc', after: 'abc', expected: undefined },
    { before: 'abc', after: 'axc', expected: { from: 1, to: 2, insert: 'x' } },
    { before: 'abc', after: 'abbc', expected: { from: 2, to: 2, insert: 'b' } },
    { before: 'aaa', after: 'aa', expected: { from: 2, to: 3, insert: '' } },
    { before: '', after: 'a', expected: { from: 0, to: 0, insert: 'a' } },
    { before: 'a', after: '', expected: { from: 0, to: 1, insert: '' } },
  ])('finds what differs between "$before" and "$after"', ({ before, after, expected }) => {
    expect(changedRange(before, after)).toEqual(expected)
  })
})
