import { describe, expect, it } from 'vitest'
import { countBlocks } from './json'

const block = { '@type': '@builder.io/sdk:Element' }

describe('countBlocks', () => {
  it.each([
    { value: undefined, expected: 0 },
    { value: 'text', expected: 0 },
    { value: { blocks: [] }, expected: 0 },
    { value: { blocks: [block, block] }, expected: 2 },
    { value: { blocks: [{ ...block, children: [block] }] }, expected: 2 },
    { value: [{ ...block, component: { options: { tabs: [{ label: [block] }] } } }], expected: 2 },
    { value: { '@type': '@builder.io/core:Reference' }, expected: 0 },
  ])('finds $expected in $value', ({ value, expected }) => {
    expect(countBlocks(value)).toBe(expected)
  })
})
