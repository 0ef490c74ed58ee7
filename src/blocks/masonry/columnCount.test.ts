import { describe, expect, it } from 'vitest'
import { columnCount } from './useColumns'

describe('columnCount', () => {
  it.each([
    { width: 650, columnWidth: 200, gutter: 10, expected: 3 },
    { width: 620, columnWidth: 200, gutter: 10, expected: 3 },
    { width: 619.5, columnWidth: 200, gutter: 10, expected: 3 },
    { width: 619, columnWidth: 200, gutter: 10, expected: 2 },
    { width: 150, columnWidth: 200, gutter: 10, expected: 1 },
    { width: 0, columnWidth: 200, gutter: 0, expected: 1 },
    { width: 400, columnWidth: 200, gutter: 0, expected: 2 },
    { width: 399, columnWidth: 200, gutter: 0, expected: 1 },
    { width: 400, columnWidth: 133.34, gutter: 0, expected: 3 },
    { width: 400, columnWidth: 0, gutter: 0, expected: 1 },
    { width: 400, columnWidth: 0.99, gutter: 10, expected: 1 },
    { width: 400, columnWidth: Number.NaN, gutter: 0, expected: 1 },
    { width: 500, columnWidth: 1, gutter: 0, expected: 500 },
  ])('finds room for $expected of $columnWidth and $gutter in $width', ({ expected, ...row }) => {
    expect(columnCount(row)).toBe(expected)
  })
})
