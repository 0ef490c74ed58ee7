import { describe, expect, it } from 'vitest'
import { block, localized } from './testing/blocks'
import { isBlock } from './walkBlocks'

describe('isBlock', () => {
  it('knows a block by its type', () => {
    expect(isBlock(block())).toBe(true)
  })

  it.each([null, undefined, 'text', [], [block()], {}, { id: 'b1' }, localized('x')])(
    'takes %j for something else',
    (value) => {
      expect(isBlock(value)).toBe(false)
    },
  )
})
