import { expect, it } from 'vitest'
import { changedLines } from './changedLines'

it.each([
  { before: 'a\nb', after: 'a\nb', expected: [] },
  { before: 'a\nb', after: 'a\nB', expected: [1] },
  { before: 'a\nc', after: 'a\nb\nc', expected: [1] },
  { before: 'a\nb', after: 'b\na', expected: [] },
  { before: 'a', after: 'a\na', expected: [1] },
  { before: 'a\nb', after: 'b', expected: [] },
  { before: '', after: 'a', expected: [0] },
])('from $before to $after, lines $expected are new', ({ before, after, expected }) => {
  expect([...changedLines(before, after)]).toEqual(expected)
})
