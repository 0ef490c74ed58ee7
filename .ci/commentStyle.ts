const COLUMNS = 100

/** Words that begin a riddle in place of a noun. */
const RIDDLE = /(?:^|[.:!?]\s+|^- )(What|Whoever|Somebody|Nobody)\b/gm

/** Tools need these lines whole, and a long address cannot be broken. */
const UNBREAKABLE = /biome-ignore|@ts-|@vitest-environment|\S{80,}/

/** A comment of a source file. */
interface Comment {
  /** Number of its first line, from 1. */
  readonly line: number
  readonly lines: readonly string[]
}

/**
 * Comments of a source that are hard to read, each with its line and the problem.
 *
 * A sentence begins with a noun or a verb, and no line of a comment is longer than 100 columns.
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

/** Comments on lines of their own, and those at the end of a line of code. */
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

/** The sentences of a comment, with a line for each paragraph, tag and point of a list. */
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
