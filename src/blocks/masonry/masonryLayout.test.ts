import { describe, expect, it } from 'vitest'
import { masonryLayout } from './Masonry'
import type { MasonryOptions } from './masonryOptions'

describe('masonryLayout', () => {
  it.each([
    { columnWidth: undefined, expected: '200px' },
    { columnWidth: null, expected: '200px' },
    { columnWidth: '', expected: '200px' },
    { columnWidth: '300px', expected: '300px' },
    { columnWidth: ' 50% ', expected: '50%' },
    { columnWidth: 'calc(100% / 3)', expected: 'calc(100% / 3)' },
    { columnWidth: 150, expected: '150px' },
    { columnWidth: '150', expected: '150px' },
    { columnWidth: 0, expected: '200px' },
    { columnWidth: {}, expected: '200px' },
    { columnWidth: '1px;position:fixed', expected: '200px' },
  ])('makes columns $expected wide for $columnWidth', ({ columnWidth, expected }) => {
    expect(masonryLayout({ columnWidth } as MasonryOptions).columnWidth).toBe(expected)
  })

  it.each([
    { gutterSize: undefined, expected: 0 },
    { gutterSize: 10, expected: 10 },
    { gutterSize: '10', expected: 10 },
    { gutterSize: -10, expected: 0 },
    { gutterSize: 'wide', expected: 0 },
  ])('puts $expected pixels between them for $gutterSize', ({ gutterSize, expected }) => {
    expect(masonryLayout({ gutterSize } as MasonryOptions).gutter).toBe(expected)
  })
})
