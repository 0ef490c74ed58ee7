// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { columnCount, measureColumns } from './useColumns'

/** A row of this width, in which `lengths` maps CSS widths to pixels. */
function rowOf(width: number, lengths: Readonly<Record<string, number>> = {}): HTMLElement {
  const row = document.createElement('div')
  Object.defineProperty(row, 'clientWidth', { value: width })
  row.getClientRects = () => [new DOMRect(0, 0, width)] as never
  const { appendChild } = row
  row.appendChild = ((box: HTMLElement) => {
    box.getBoundingClientRect = () => new DOMRect(0, 0, lengths[box.style.width] ?? 0)
    return appendChild.call(row, box)
  }) as never
  return row
}

describe('measureColumns', () => {
  it.each([
    { width: 650, columnWidth: '200px', gutter: 10, expected: 3 },
    { width: 150, columnWidth: '200px', gutter: 10, expected: 1 },
    { width: 400, columnWidth: '50%', gutter: 10, expected: 2 },
    { width: 401, columnWidth: '33.34%', gutter: 0, expected: 3 },
    { width: 400, columnWidth: '12em', gutter: 0, expected: 2 },
    { width: 400, columnWidth: '12em', gutter: 17, expected: 1 },
  ])(
    'finds $expected in $width for $columnWidth and $gutter',
    ({ width, columnWidth, gutter, expected }) => {
      const row = rowOf(width, { '12em': 192 })
      expect(measureColumns(row, { columnWidth, gutter })).toBe(expected)
      expect(row.childElementCount).toBe(0)
    },
  )

  it('measures in the shadow root of a laid out row, whose own children have no box', () => {
    const row = rowOf(400)
    const room = row.attachShadow({ mode: 'open' })
    Object.assign(room, { appendChild: rowOf(400, { '12em': 192 }).appendChild })
    expect(measureColumns(row, { columnWidth: '12em', gutter: 0 })).toBe(2)
  })

  it('finds one where there is no width at all', () => {
    expect(measureColumns(rowOf(0), { columnWidth: '50%', gutter: 0 })).toBe(1)
  })

  it('waits for an element that is not displayed', () => {
    const row = rowOf(0)
    row.getClientRects = () => [] as never
    expect(measureColumns(row, { columnWidth: '200px', gutter: 0 })).toBeUndefined()
  })
})

describe('columnCount', () => {
  it.each([
    { width: 620, columnWidth: 200, gutter: 10, expected: 3 },
    { width: 619.5, columnWidth: 200, gutter: 10, expected: 3 },
    { width: 619, columnWidth: 200, gutter: 10, expected: 2 },
    { width: 150, columnWidth: 200, gutter: 10, expected: 1 },
    { width: 400, columnWidth: 200, gutter: 0, expected: 2 },
    { width: 399, columnWidth: 200, gutter: 0, expected: 1 },
    { width: 400, columnWidth: 0, gutter: 0, expected: 1 },
    { width: 400, columnWidth: 0.99, gutter: 10, expected: 1 },
    { width: 400, columnWidth: Number.NaN, gutter: 0, expected: 1 },
    { width: 500, columnWidth: 1, gutter: 0, expected: 500 },
  ])('finds room for $expected of $columnWidth and $gutter in $width', ({ expected, ...row }) => {
    expect(columnCount(row)).toBe(expected)
  })
})
