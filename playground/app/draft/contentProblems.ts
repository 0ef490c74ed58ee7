import { ContentError, parseContent } from '../../../src/content/parseContent'
import { isObject, type Path } from './path'
import { syntaxProblem } from './syntaxProblem'

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

/** What is wrong with an entry's text, in the order of its lines: as JSON, or as the widget reads it. */
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
    if (isObject(entry) && !isObject(entry.data)) {
      add('error', 'An entry needs "data": an object with its blocks.', [])
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    add('error', error.message, error.path ? error.path.split('.') : [])
  }
  return problems.sort((one, other) => one.offset - other.offset)
}

/**
 * The path that a warning begins with, as in `data.blocks.0.hide must be true or false`. Keys may hold dots and
 * spaces, so they are looked up on the way.
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
  return { severity, message, offset, line: text.slice(0, offset).split('\n').length }
}

const BLANK = /[\s:,]*/y
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y
const WORD = /[^\s,:[\]{}"]+/y

/** Where the value at `path` begins in a text of JSON; where its innermost known parent does, when there is none. */
export function offsetOf(text: string, path: Path): number {
  let offset = skip(text, 0, BLANK)
  for (const step of path) {
    const inside = stepInto(text, offset, step)
    if (inside === undefined) break
    offset = inside
  }
  return offset
}

function stepInto(text: string, start: number, step: string | number): number | undefined {
  const isList = text[start] === '['
  if (!isList && text[start] !== '{') return undefined
  let offset = skip(text, start + 1, BLANK)
  for (
    let index = 0;
    offset < text.length && text[offset] !== ']' && text[offset] !== '}';
    index++
  ) {
    let name: unknown = index
    if (!isList) {
      const end = skip(text, offset, STRING)
      if (end === offset) return undefined
      name = readName(text.slice(offset, end))
      offset = skip(text, end, BLANK)
    }
    if (String(name) === String(step)) return offset
    const end = endOf(text, offset)
    if (end === offset) return undefined
    offset = skip(text, end, BLANK)
  }
  return undefined
}

function readName(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Without recursion: entries may be nested deeper than the stack. */
function endOf(text: string, start: number): number {
  let depth = 0
  let offset = start
  do {
    const sign = text[offset]
    if (sign === undefined) return offset
    if (sign === '"') offset = Math.max(skip(text, offset, STRING), offset + 1)
    else if (sign === '{' || sign === '[') {
      depth += 1
      offset += 1
    } else if (sign === '}' || sign === ']') {
      depth -= 1
      offset += 1
    } else offset = skip(text, offset, WORD)
    if (depth > 0) offset = skip(text, offset, BLANK)
  } while (depth > 0)
  return offset
}

function skip(text: string, offset: number, pattern: RegExp): number {
  pattern.lastIndex = offset
  return pattern.test(text) ? pattern.lastIndex : offset
}
