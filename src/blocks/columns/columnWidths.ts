import { positiveNumber } from '../internals/positiveNumber'
import type { ColumnOptions } from './columnsOptions'

/**
 * CSS widths of columns that stand side by side, `space` pixels apart.
 *
 * A column without a width gets an equal share. Each gives up its part of the gaps, so that together they
 * fill the row: two halves with 20 pixels between them are `calc(50% - 10px)` wide.
 */
export function columnWidths(columns: readonly ColumnOptions[], space: number): string[] {
  const gaps = space * (columns.length - 1)
  return columns.map(({ width }) => {
    const percent = positiveNumber(width) ?? 100 / columns.length
    const gapShare = Number(((gaps * percent) / 100).toFixed(4))
    return `calc(${percent}% - ${gapShare}px)`
  })
}
