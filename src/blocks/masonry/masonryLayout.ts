import { positiveNumber } from '../internals/positiveNumber'
import { safeStyle } from '../internals/safeStyle'
import { textOf } from '../internals/textOf'
import type { MasonryOptions } from './masonryOptions'

/** How wide columns are, and how far apart. */
export interface MasonryLayout {
  /** CSS width. */
  readonly columnWidth: string
  /** CSS pixels. */
  readonly gutter: number
}

const DEFAULT_COLUMN_WIDTH = '200px'

/** The layout that an author asks for. A width without a unit is in pixels; what is no width counts as none. */
export function masonryLayout({ columnWidth, gutterSize }: MasonryOptions): MasonryLayout {
  const pixels = positiveNumber(columnWidth)
  const { width } = safeStyle({ width: pixels ? `${pixels}px` : textOf(columnWidth || '').trim() })
  return {
    columnWidth: textOf(width) || DEFAULT_COLUMN_WIDTH,
    gutter: positiveNumber(gutterSize) ?? 0,
  }
}
