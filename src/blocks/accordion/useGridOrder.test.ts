import { describe, expect, it } from 'vitest'
import { type Box, rowEnd } from './useGridOrder'

/** Boxes of 100 by 50 pixels, side by side in a grid. */
function grid(count: number, perRow: number, isRtl = false): Box[] {
  return Array.from({ length: count }, (_, index) => {
    const column = index % perRow
    const top = Math.floor(index / perRow) * 50
    return { left: (isRtl ? perRow - 1 - column : column) * 100, top, bottom: top + 50 }
  })
}

const box = (left: number, top: number, height = 50): Box => ({ left, top, bottom: top + height })

describe('rowEnd', () => {
  it.each([
    { count: 5, perRow: 3, open: 0, expected: 3 },
    { count: 5, perRow: 3, open: 1, expected: 3 },
    { count: 5, perRow: 3, open: 2, expected: 3 },
    { count: 5, perRow: 3, open: 3, expected: 5 },
    { count: 5, perRow: 3, open: 4, expected: 5 },
    { count: 5, perRow: 2, open: 1, expected: 2 },
    { count: 5, perRow: 1, open: 1, expected: 2 },
    { count: 1, perRow: 1, open: 0, expected: 1 },
  ])(
    'is $expected for $open of $count, $perRow in a row, in both directions',
    ({ count, perRow, open, expected }) => {
      expect(rowEnd(grid(count, perRow), open)).toBe(expected)
      expect(rowEnd(grid(count, perRow, true), open, { isRtl: true })).toBe(expected)
    },
  )

  it.each([
    { what: 'a row that is centred', boxes: [box(0, 0), box(100, 50)], expected: 1 },
    { what: 'a row of titles that are not level', boxes: [box(0, 0), box(100, 20)], expected: 2 },
    { what: 'a row of empty titles', boxes: [box(0, 0, 0), box(100, 0, 0)], expected: 2 },
    { what: 'titles without any layout', boxes: [box(0, 0, 0), box(0, 0, 0)], expected: 1 },
  ])('is $expected in $what', ({ boxes, expected }) => {
    expect(rowEnd(boxes, 0)).toBe(expected)
  })
})
