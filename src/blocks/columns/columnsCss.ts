import type { CSSObject } from '@emotion/react'

/** What the rules of one row of columns depend on. */
export interface ColumnsLayout {
  /** CSS width of each column. */
  readonly widths: readonly string[]
  /** Pixels between columns. */
  readonly space: number
  /** The at-rule under which columns stand on top of each other; `undefined` when they never do. */
  readonly stackQuery: string | undefined
  /** Whether the last column then stands on top. */
  readonly reverse: boolean
}

/**
 * The rules of one row of columns. `:where()` lets every style of the author win; Emotion would put the row's
 * own class before a selector that begins with a colon, hence the `*`.
 */
export function columnsCss({ widths, space, stackQuery, reverse }: ColumnsLayout): CSSObject {
  const css: CSSObject = {
    '*:where(& > * + *)': { marginInlineStart: space },
  }
  widths.forEach((width, index) => {
    css[`*:where(& > [data-column="${index}"])`] = { width }
  })
  if (stackQuery) {
    css[stackQuery] = {
      '*:where(&)': { flexDirection: reverse ? 'column-reverse' : 'column', alignItems: 'stretch' },
      '*:where(& > *)': { width: '100%' },
      '*:where(& > * + *)': { marginInlineStart: 0 },
    }
  }
  return css
}
