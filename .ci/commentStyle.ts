const COLUMNS = 100

/** Words that start a sentence with a riddle instead of a noun. */
const RIDDLE = /(?:^|[.:!?]\s+|^- )(What|Whoever|Somebody|Nobody)\b/gm

/** Lines that tools need unbroken, and long addresses. */
const UNBREAKABLE = /biome-ignore|@ts-|@vitest-environment|\S{80,}/

/** A comment of a source file. */
interface Comment {
  /** Number of its first line, from 1. */
  readonly line: number
  readonly lines: readonly string[]
}

/**
 * Finds comments that are hard to read, each with its line and problem.
 *
 * A sentence starts with a noun or verb, and a comment line has at most 100 columns.
 */
export function commentProblems(source: string): string[] {
  return commentsIn(source).flatMap(({ line, lines }) => [
    ...Array.from(
      plainText(lines).matchAll(RIDDLE),
      ([, word]) => `${line}: a sentence begins with "${word}"`,
    ),
    ...lines.flatMap((text, index) =>
      text.length > COLUMNS && !UNBREAKABLE.test(text)
        ? [`${line + index}: ${text.length} columns`]
        : [],
    ),
  ])
}

/** Comments on separate lines, and at the end of code lines. */
function commentsIn(source: string): Comment[] {
  const comments: Comment[] = []
  const lines = source.split('\n')
  for (let index = 0; index < lines.length; index++) {
    const text = lines[index] ?? ''
    const first = index
    if (/^\s*\/\//.test(text)) {
      while (/^\s*\/\//.test(lines[index + 1] ?? '')) index++
    } else if (/^\s*\{?\/\*/.test(text)) {
      while (!lines[index]?.includes('*/') && index + 1 < lines.length) index++
    } else {
      const trailing = /\s(\/\/ [A-Z].*)$/.exec(text)?.[1]
      if (trailing) comments.push({ line: index + 1, lines: [trailing] })
      continue
    }
    comments.push({ line: first + 1, lines: lines.slice(first, index + 1) })
  }
  return comments
}

/** The text of a comment, with one line per paragraph, tag and list item. */
function plainText(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line.replace(/^\s*(?:\{?\/\*\*?|\*\/|\*|\/\/)\s?/, '').replace(/\s*\*\/\}?$/, ''),
    )
    .join('\n')
    .replace(/\n(?![\n@]|- |\s*$)/g, ' ')
    .replace(/^\s*@\w+ (?:\{[^}]*\} )?(?:\S+ - )?/gm, '')
    .trim()
}
