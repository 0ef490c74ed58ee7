import { findNodeAtLocation, parseTree, printParseErrorCode, visit } from 'jsonc-parser'
import { parseJson } from '../../../src/utils/text/parseJson'
import type { Path } from './path'

/** Position of a JSON syntax error, and the remedy. */
export interface SyntaxProblem {
  readonly offset: number
  /** Counted from 1. */
  readonly line: number
  readonly message: string
}

/** Offset of the value at `path`, or of its nearest existing parent. */
export function offsetOf(text: string, path: Path): number {
  let node = unlessTooDeep(() => parseTree(text))
  for (const key of path) {
    const step = node?.type === 'array' ? Number(key) : String(key)
    const inside = node && findNodeAtLocation(node, [step])
    if (!inside) break
    node = inside
  }
  return node?.offset ?? 0
}

/** Line of an offset in a text, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** What precedes an error: a bracket or separator, the name of a field, or a value. */
type Last = '{' | '[' | ',' | ':' | 'name' | 'value' | undefined

/**
 * The first syntax error of a text; `undefined` when it is valid JSON.
 *
 * `JSON.parse` alone is no help: browsers word its messages differently, and not all give a
 * position.
 */
export function syntaxProblem(text: string): SyntaxProblem | undefined {
  if (parseJson(text) !== undefined) return undefined
  const open: number[] = []
  let last: Last
  let found: { readonly offset: number; readonly message: string } | undefined
  const pass = (token: Last, change?: () => void) => {
    if (found) return
    last = token
    change?.()
  }
  // Also called at the end of the text, for what is not closed there.
  const end = (offset: number) => {
    if (offset < text.length) pass('value', () => open.pop())
  }
  unlessTooDeep(() =>
    visit(
      text,
      {
        onObjectBegin: (offset) => pass('{', () => open.push(offset)),
        onArrayBegin: (offset) => pass('[', () => open.push(offset)),
        onObjectEnd: end,
        onArrayEnd: end,
        onObjectProperty: () => pass('name'),
        onLiteralValue: () => pass('value'),
        onSeparator: (sign) => pass(sign as Last),
        onError(code, offset) {
          const isText = text[offset] === '"' && !printParseErrorCode(code).endsWith('Expected')
          found ??= isText
            ? { offset, message: badText(text, offset) }
            : describe(text, offset, open.at(-1), last)
        },
      },
      { disallowComments: true },
    ),
  )
  const { offset, message } = found ?? { offset: 0, message: NO_VALUE }
  return { offset, line: lineAt(text, offset), message }
}

const NO_VALUE = 'This is no value. Texts stand in double quotes.'

function describe(text: string, offset: number, opener: number | undefined, last: Last) {
  const sign = text[offset]
  const inside = opener === undefined ? undefined : text[opener]
  const says = (message: string, at = offset) => ({ offset: at, message })
  if (sign === undefined) {
    if (opener === undefined) return says('There is nothing here. Write an entry, or import one.')
    const kind = inside === '{' ? 'object' : 'list'
    return says(`The ${kind} that begins in line ${lineAt(text, opener)} is not closed.`)
  }
  if (!inside && last === 'value') return says('The entry has ended before this. Remove it.')
  if (sign === '}' || sign === ']') {
    if (inside !== (sign === '}' ? '{' : '[')) {
      return says(`This ${sign} closes nothing that is open here.`)
    }
    if (last === ',') return says(`There is a comma too many before this ${sign}.`)
    return says(
      last === 'name'
        ? 'A colon and a value are missing before this }.'
        : 'A value is missing before this }.',
    )
  }
  if (last === 'name') return says('A colon is missing before this.')
  if (last === 'value') {
    // Of a number such as 01, only the first digit has been read.
    const [number = ''] = /\d*$/.exec(text.slice(0, offset)) ?? []
    return number ? says(NO_VALUE, offset - number.length) : says('A comma is missing before this.')
  }
  if (inside === '{' && last !== ':') return says('A name in double quotes belongs here.')
  return says(NO_VALUE)
}

function badText(text: string, offset: number): string {
  const end = text.indexOf('"', offset + 1)
  const line = text.indexOf('\n', offset)
  if (end < 0 || (line >= 0 && line < end)) return 'This text is not closed in its line.'
  return 'This text has a character that JSON writes in another way: \\n, \\t, \\\\ or \\u0000.'
}

/** The parser calls itself for each level, which only JSON that no author wrote has too many of. */
function unlessTooDeep<Result>(parse: () => Result): Result | undefined {
  try {
    return parse()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
