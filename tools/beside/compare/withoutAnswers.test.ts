import { expect, it } from 'vitest'
import type { BlockDifference } from './Difference'
import { withoutAnswers } from './withoutAnswers'

const difference = (block: string, property: string): BlockDifference => ({
  block,
  property,
  against: 'adopted',
  ours: 'there',
  theirs: 'none',
})
const isOfAnswer = (block: string) => block === 'row'
const [row, below, shift, colour] = [
  difference('row', 'block'),
  difference('below', 'box'),
  difference('', 'shift'),
  difference('below', 'style.color'),
] as const

it.each([
  ['what moves without an answer', [below, shift, colour], [below, shift, colour]],
  ['what an answer moves', [row, below, shift, colour], [colour]],
])('of %s keeps what is left to explain', (_, found, kept) => {
  expect(withoutAnswers(found, isOfAnswer)).toEqual(kept)
})
