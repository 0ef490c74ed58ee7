import { columnCount } from './columnCount'
import type { MasonryLayout } from './masonryLayout'

/**
 * How many columns of a layout fit into `row`. A width in percent is a share of it, gutters included.
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
