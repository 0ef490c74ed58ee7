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
 * The rules of one row of columns, with `&` in place of the row's class. `:where()` lets every style of the author
 * win.
 */
export function columnsCss({ widths, space, stackQuery, reverse }: ColumnsLayout): string {
  const direction = reverse ? 'column-reverse' : 'column'
  const rules = [
    `:where(&>*+*){margin-inline-start:${space}px}`,
    ...widths.map((width, index) => `:where(&>[data-column="${index}"]){width:${width}}`),
  ]
  if (stackQuery)
    rules.push(
      `${stackQuery}{:where(&){flex-direction:${direction};align-items:stretch}:where(&>*){width:100%}:where(&>*+*){margin-inline-start:0}}`,
    )
  return rules.join('')
}
