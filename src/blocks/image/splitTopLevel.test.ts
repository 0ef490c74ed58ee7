import { describe, expect, it } from 'vitest'
import { splitTopLevel } from './imageSizes'

describe('splitTopLevel', () => {
  it.each([
    { text: 'a, b ,c', parts: ['a', 'b', 'c'] },
    { text: 'min(1px, 2px), b', parts: ['min(1px, 2px)', 'b'] },
    { text: 'a, , b,', parts: ['a', 'b'] },
    { text: '', parts: [] },
    { text: 'calc((1px), 2px', parts: ['calc((1px), 2px'] },
  ])('splits "$text" into $parts', ({ text, parts }) => {
    expect(splitTopLevel(text, /,/)).toEqual(parts)
  })
})
