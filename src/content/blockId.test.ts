import { describe, expect, it } from 'vitest'
import { blockId } from './blockId'
import { block } from './testing/blocks'

describe('blockId', () => {
  it.each([
    { id: 'abc', expected: 'builder-abc' },
    { id: 'builder-1', expected: 'builder-1' },
    { id: 'builder1', expected: 'builder1' },
    { id: 'a b.c"d', expected: 'builder-a-b-c-d' },
    { id: 'Größe_1', expected: 'builder-Gr--e_1' },
    { id: undefined, expected: 'builder-blocks-0-component-options-columns-1-blocks-2' },
    { id: '', expected: 'builder-blocks-0-component-options-columns-1-blocks-2' },
  ])('names a block with the id $id "$expected"', ({ id, expected }) => {
    expect(blockId(block({ id }), 'blocks.0.component.options.columns.1.blocks.2')).toBe(expected)
  })
})
