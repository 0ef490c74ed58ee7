import { type RefObject, useLayoutEffect, useState } from 'react'
import { useContentContext } from '../../render/entry/useContentContext'
import { watchSize } from '../../utils/watchSize'

/** How wide columns are, and how far apart. */
export interface MasonryLayout {
  /** CSS width. */
  readonly columnWidth: string
  /** CSS pixels. */
  readonly gutter: number
}

/**
 * How many columns fit into an element, kept up to date; `undefined` until it has been measured.
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
 * How many columns of a layout fit into `row`. A width in percent is a share of it, gutters
 * included.
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

/** A CSS length in pixels, as it is inside of an element. */
function lengthIn(element: HTMLElement, length: string): number {
  if (length.endsWith('px')) return Number.parseFloat(length)
  const probe = element.appendChild(element.ownerDocument.createElement('div'))
  probe.style.width = length
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return width
}

/** Input of the number of columns, in CSS pixels. */
interface ColumnRow {
  /** How wide the row is. */
  readonly width: number
  readonly columnWidth: number
  /** Between two columns. */
  readonly gutter: number
}

/**
 * How many columns stand side by side: as many as fit, and at least one. Less than a pixel too much
 * fits.
 *
 * A column without a width has the row for itself.
 */
export function columnCount({ width, columnWidth, gutter }: ColumnRow): number {
  if (!(columnWidth >= 1)) return 1
  return Math.max(1, Math.ceil((width + gutter + 1) / (columnWidth + gutter)) - 1)
}
