import { type RefObject, useLayoutEffect, useState } from 'react'
import { useContentContext } from '../../render/block/useContentContext'
import { watchSize } from '../../utils/view/watchSize'

/** Width of columns and the gap between them. */
export interface MasonryLayout {
  /** CSS width. */
  readonly columnWidth: string
  /** CSS pixels. */
  readonly gutter: number
}

/**
 * Number of columns that fit into an element. Updates on resize; `undefined` until it has been
 * measured.
 */
export function useColumns(
  row: RefObject<HTMLElement | null>,
  { columnWidth, gutter }: MasonryLayout,
): number | undefined {
  const { window: view } = useContentContext()
  const [columns, setColumns] = useState<number>()

  useLayoutEffect(() => {
    const element = row.current
    if (!element) return undefined
    const measure = (): void => {
      const measured = measureColumns(element, { columnWidth, gutter })
      if (measured) setColumns(measured)
    }
    measure()
    return watchSize(element, view, measure)
  }, [row, columnWidth, gutter, view])

  return columns
}

/**
 * Number of columns that fit into `row`. Percentages are relative to the row, including gutters.
 *
 * @returns `undefined` while the element is not displayed, as in a closed tab.
 */
export function measureColumns(row: HTMLElement, layout: MasonryLayout): number | undefined {
  if (row.getClientRects().length === 0) return undefined
  const { columnWidth } = layout
  const isShare = columnWidth.endsWith('%')
  return columnCount({
    width: row.clientWidth,
    columnWidth: isShare
      ? (row.clientWidth * Number.parseFloat(columnWidth)) / 100
      : lengthIn(row, columnWidth),
    gutter: isShare ? 0 : layout.gutter,
  })
}

/**
 * A CSS length in pixels, measured inside the row: in its shadow root, once it has one and its
 * children are only where slots are; across the columns that it has until then.
 */
function lengthIn(row: HTMLElement, length: string): number {
  if (length.endsWith('px')) return Number.parseFloat(length)
  const probe = (row.shadowRoot ?? row).appendChild(row.ownerDocument.createElement('div'))
  Object.assign(probe.style, { width: length, columnSpan: 'all' })
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return width
}

/** Input for the number of columns, in CSS pixels. */
interface ColumnRow {
  /** Width of the row. */
  readonly width: number
  readonly columnWidth: number
  /** Gap between two columns. */
  readonly gutter: number
}

/**
 * Number of columns side by side: as many as fit, at least one. An excess of less than a pixel
 * still fits.
 *
 * A column without a width takes the whole row.
 */
export function columnCount({ width, columnWidth, gutter }: ColumnRow): number {
  if (!(columnWidth >= 1)) return 1
  return Math.max(1, Math.ceil((width + gutter + 1) / (columnWidth + gutter)) - 1)
}
