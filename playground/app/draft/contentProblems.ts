import { ContentError, parseContent } from '../../../src/content/parseContent'
import { isRecord } from '../../../src/utils/values/isRecord'
import { lineAt, offsetOf, syntaxProblem } from '../utils/jsonText'
import type { Path } from '../utils/path'

/** A fault in the text of an entry. */
export interface Problem {
  /**
   * `error`: the entry cannot be shown or saved. `warning`: the widget ignores the faulty value.
   */
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly offset: number
  /** Counted from 1. */
  readonly line: number
}

const MAX_PROBLEMS = 100

/** Syntax errors and widget warnings for an entry's text, by line. */
export function contentProblems(text: string): readonly Problem[] {
  const broken = syntaxProblem(text)
  if (broken) return [place(text, 'error', broken.message, broken.offset)]
  const entry: unknown = JSON.parse(text)
  const problems: Problem[] = []
  const add = (severity: Problem['severity'], message: string, path: Path) => {
    if (problems.length === MAX_PROBLEMS) return
    problems.push(place(text, severity, message, offsetOf(text, path)))
  }
  try {
    parseContent(entry, (warning) => {
      const said = warning.replace(/^entry (?:".*?"|without id): /s, '')
      add('warning', said, readPath(said, entry))
    })
    if (isRecord(entry) && !isRecord(entry.data)) {
      add('error', 'An entry needs "data": an object with its blocks.', [])
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    add('error', error.message, error.path ? error.path.split('.') : [])
  }
  return problems.sort((one, other) => one.offset - other.offset)
}

/**
 * Reads the path at the start of a warning, as in `data.blocks.0.hide must be true or false`. Keys
 * may contain dots and spaces, so each step is looked up in the entry.
 */
function readPath(warning: string, entry: unknown): Path {
  const path: string[] = []
  let rest = warning
  let value = entry
  for (;;) {
    if (typeof value !== 'object' || value === null) return path
    const key = Object.keys(value)
      .filter((name) => rest.startsWith(`${name}.`) || rest.startsWith(`${name} `))
      .sort((one, other) => other.length - one.length)[0]
    if (key === undefined) return path
    path.push(key)
    if (rest[key.length] === ' ') return path
    rest = rest.slice(key.length + 1)
    value = (value as Record<string, unknown>)[key]
  }
}

function place(
  text: string,
  severity: Problem['severity'],
  message: string,
  offset: number,
): Problem {
  return { severity, message, offset, line: lineAt(text, offset) }
}
