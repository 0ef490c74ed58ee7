import { ContentError, parseContent } from '../../../src/content/parseContent'
import { isRecord } from '../../../src/utils/isRecord'
import type { Path } from './path'
import { lineAt, offsetOf, syntaxProblem } from './scanJson'

/** Something in an entry's text that is wrong. */
export interface Problem {
  /** `error`: it cannot be shown or saved as it is. `warning`: what is wrong is left out. */
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly offset: number
  /** Counted from 1. */
  readonly line: number
}

const MAX_PROBLEMS = 100

/** Problems of an entry's text, in the order of its lines: as JSON, or as the widget reads it. */
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
 * The path that a warning begins with, as in `data.blocks.0.hide must be true or false`. Keys may
 * hold dots and spaces, so they are looked up on the way.
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
