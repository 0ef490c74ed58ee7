import { describe, expect, it } from 'vitest'
import { moveBlock } from './moveBlock'

const entry = { data: { blocks: ['a', 'b', 'c'] }, variations: { v: { data: { blocks: ['x'] } } } }
const at = (index: number) => ['data', 'blocks', index]

describe('moveBlock', () => {
  it.each([
    { from: 0, way: 1, blocks: ['b', 'a', 'c'], key: 'data.blocks.1' },
    { from: 2, way: -1, blocks: ['a', 'c', 'b'], key: 'data.blocks.1' },
  ] as const)('moves block $from by $way', ({ from, way, blocks, key }) => {
    expect(moveBlock(entry, at(from), way)).toEqual({
      entry: { ...entry, data: { blocks } },
      key,
    })
  })

  it.each([
    { path: at(0), way: -1 },
    { path: at(2), way: 1 },
    { path: ['variations', 'v', 'data', 'blocks'], way: 1 },
    { path: ['data', 'none', 0], way: 1 },
  ] as const)('has no place for $path by $way', ({ path, way }) => {
    expect(moveBlock(entry, path, way)).toBeUndefined()
  })
})
