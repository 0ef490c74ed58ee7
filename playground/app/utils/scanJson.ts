import type { Path } from './path'

/** Position of a JSON syntax error, and the remedy. */
export interface SyntaxProblem {
  readonly offset: number
  /** Counted from 1. */
  readonly line: number
  readonly message: string
}

/** The first syntax error of a text; `undefined` when it is valid JSON. */
export function syntaxProblem(text: string): SyntaxProblem | undefined {
  return scanJson(text, () => {})
}

/** Offset of the value at `path`, or of its nearest existing parent. */
export function offsetOf(text: string, path: Path): number {
  let found = 0
  scanJson(text, (keys, offset) => {
    if (keys.every((key, index) => String(key) === String(path[index]))) found = offset
  })
  return found
}

/** Line of an offset in a text, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

const BLANK = /[ \t\r\n]*/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON refuses them in texts.
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y
const WORD = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y

type Expected = 'value' | 'first' | 'key' | 'first key' | 'colon' | 'comma'

/**
 * Scans JSON, reports the offset of each value and returns the first error.
 *
 * `JSON.parse` is no help: browsers word its messages differently, and not all give a position.
 */
function scanJson(
  text: string,
  onValue: (keys: Path, offset: number) => void,
): SyntaxProblem | undefined {
  const open: { readonly bracket: string; readonly offset: number }[] = []
  /** Path of the value that is being read: one key for each open bracket. */
  const keys: (string | number)[] = []
  let offset = 0
  let expected: Expected = 'value'
  const problem = (message: string): SyntaxProblem => {
    return { offset, line: lineAt(text, offset), message }
  }
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = offset
    const [found] = pattern.exec(text) ?? []
    offset += found?.length ?? 0
    return found
  }

  for (;;) {
    take(BLANK)
    const inside = open.at(-1)
    const sign = text[offset]
    if (!inside && expected === 'comma') {
      return sign === undefined ? undefined : problem('The entry has ended before this. Remove it.')
    }
    if (sign === undefined) {
      if (!inside) return problem('There is nothing here. Write an entry, or import one.')
      const kind = inside.bracket === '{' ? 'object' : 'list'
      return problem(
        `The ${kind} that begins in line ${lineAt(text, inside.offset)} is not closed.`,
      )
    }
    if (sign === '}' || sign === ']') {
      if (inside?.bracket !== (sign === '}' ? '{' : '[')) {
        return problem(`This ${sign} closes nothing that is open here.`)
      }
      if (expected === 'value' && sign === '}') return problem('A value is missing before this }.')
      if (expected === 'colon') return problem('A colon and a value are missing before this }.')
      if (expected === 'value' || expected === 'key') {
        return problem(`There is a comma too many before this ${sign}.`)
      }
      open.pop()
      keys.pop()
      offset += 1
      expected = 'comma'
    } else if (expected === 'comma') {
      if (sign !== ',') return problem('A comma is missing before this.')
      offset += 1
      expected = inside?.bracket === '{' ? 'key' : 'value'
      if (expected === 'value') keys.push(Number(keys.pop()) + 1)
    } else if (expected === 'colon') {
      if (sign !== ':') return problem('A colon is missing before this.')
      offset += 1
      expected = 'value'
    } else if (expected === 'key' || expected === 'first key') {
      if (sign !== '"') return problem('A name in double quotes belongs here.')
      const name = take(STRING)
      if (name === undefined) return problem(badText(text, offset))
      keys[open.length - 1] = JSON.parse(name)
      expected = 'colon'
    } else {
      onValue(keys, offset)
      if (sign === '{' || sign === '[') {
        open.push({ bracket: sign, offset })
        keys.push(0)
        offset += 1
        expected = sign === '{' ? 'first key' : 'first'
      } else if (take(sign === '"' ? STRING : WORD)) expected = 'comma'
      else if (sign === '"') return problem(badText(text, offset))
      else return problem('This is no value. Texts stand in double quotes.')
    }
  }
}

function badText(text: string, offset: number): string {
  const end = text.indexOf('"', offset + 1)
  const line = text.indexOf('\n', offset)
  if (end < 0 || (line >= 0 && line < end)) return 'This text is not closed in its line.'
  return 'This text has a character that JSON writes in another way: \\n, \\t, \\\\ or \\u0000.'
}
