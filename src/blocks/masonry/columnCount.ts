/** What a number of columns depends on, in CSS pixels. */
export interface ColumnRow {
  /** How wide the row is. */
  readonly width: number
  readonly columnWidth: number
  /** Between two columns. */
  readonly gutter: number
}

/**
 * How many columns stand side by side: as many as fit, and at least one. Less than a pixel too much fits.
 *
 * A column without a width has the row for itself.
 */
export function columnCount({ width, columnWidth, gutter }: ColumnRow): number {
  if (!(columnWidth >= 1)) return 1
  return Math.max(1, Math.ceil((width + gutter + 1) / (columnWidth + gutter)) - 1)
}
