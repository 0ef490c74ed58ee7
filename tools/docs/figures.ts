/** A figure quoted in pages, and its correct value. */
export interface Figure {
  /** Pages that quote the figure. */
  readonly pages: readonly string[]
  /** Pattern of the surrounding words, whose first group is the figure. */
  readonly says: RegExp
  /** The correct figure, as the pages format it. */
  readonly is: string
}

/**
 * Finds figures in pages that are wrong or missing.
 *
 * @param texts - Text of the pages, by path.
 * @returns One line per problem, as in `docs/a.md:3: "2.6 kB" is 3.0 kB`.
 */
export function figureProblems(
  figures: readonly Figure[],
  texts: ReadonlyMap<string, string>,
): readonly string[] {
  return figures.flatMap(({ pages, says, is }) =>
    pages.flatMap((page) => {
      const text = texts.get(page) ?? ''
      const found = Array.from(text.matchAll(new RegExp(says, 'g')))
      if (found.length === 0) return `${page}: nothing matches ${says}`
      return found
        .filter(([, figure]) => figure !== is)
        .map(({ index, 1: figure }) => `${page}:${lineAt(text, index)}: "${figure}" is ${is}`)
    }),
  )
}

/** Finds sizes in the text of pages, outside code, that no figure checks. */
export function uncheckedSizes(
  figures: readonly Figure[],
  texts: ReadonlyMap<string, string>,
): readonly string[] {
  return [...texts].flatMap(([page, text]) => {
    const checked = figures
      .filter(({ pages }) => pages.includes(page))
      .flatMap(({ says }) => Array.from(text.matchAll(new RegExp(says, 'g'))))
      .map(({ index, 0: { length } }) => [index, index + length] as const)
    return Array.from(text.matchAll(/[\d.,]+\s?kB\b/g))
      .filter(({ index }) => !checked.some(([from, to]) => index >= from && index < to))
      .map(({ index, 0: size }) => `${page}:${lineAt(text, index)}: nothing measures "${size}"`)
  })
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
