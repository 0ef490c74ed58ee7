import { refuse } from '../runtime/problem'

export interface Token {
  readonly kind: 'name' | 'number' | 'text' | 'mark' | 'end'
  /** The name, number or mark as it was written; a text without its quotes and escapes. */
  readonly text: string
  readonly start: number
  readonly end: number
  readonly afterNewline: boolean
}

const SPACE = /(?:\s|\/\/[^\n]*|\/\*.*?\*\/)*/sy

const NAME = '[\\p{ID_Start}$_][\\p{ID_Continue}$]*'
const NUMBER = '0[xXbBoO][\\da-fA-F_]+|(?:\\d[\\d_]*\\.?[\\d_]*|\\.\\d[\\d_]*)(?:[eE][-+]?\\d+)?'
const TEXT = '"(?:[^"\\\\\\n]|\\\\.)*"|\'(?:[^\'\\\\\\n]|\\\\.)*\''
const MARK =
  '\\+\\+|--|=>|\\.{3}|\\?\\.(?!\\d)|(?:>>>?|<<|\\*\\*|&&|\\|\\||\\?\\?|[-+*\\/%&|^<>])=?|' +
  '[=!]={0,2}|[~?:;,.(){}[\\]`]'

const TOKEN = new RegExp(`${NAME}|${NUMBER}|${TEXT}|${MARK}`, 'suy')

const QUOTES = '"\''
const DIGITS = '0123456789'
const MARKS = '+-=>.?*/%&|^<!~:;,(){}[]`'

const ESCAPE = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(\r\n|.))/gisu

const CONTROLS: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
  '\n': '',
  '\r\n': '',
}

/** Reads the token at `from`, after spaces and comments. Refuses where none begins. */
export function readToken(source: string, from: number): Token {
  const start = endOf(SPACE, source, from)
  const afterNewline = start > from && source.slice(from, start).includes('\n')
  if (start === source.length) return { kind: 'end', text: '', start, end: start, afterNewline }
  const end = endOf(TOKEN, source, start)
  if (end === start) refuse('syntax', `Unexpected "${source[start]}"`, start)
  const written = source.slice(start, end)
  const kind = kindOf(written)
  const text = kind === 'text' ? unescapeText(written.slice(1, -1)) : written
  return { kind, text, start, end, afterNewline }
}

/** Where the match of a sticky expression ends that starts at `from`; `from` where there is none. */
function endOf(expression: RegExp, source: string, from: number): number {
  expression.lastIndex = from
  return expression.test(source) ? expression.lastIndex : from
}

function kindOf(token: string): Token['kind'] {
  const first = token.charAt(0)
  if (QUOTES.includes(first)) return 'text'
  if (DIGITS.includes(first) || /^\.\d/.test(token)) return 'number'
  return MARKS.includes(first) ? 'mark' : 'name'
}

/** Resolves the escapes of a text literal. */
export function unescapeText(raw: string): string {
  if (!raw.includes('\\')) return raw
  return raw.replace(ESCAPE, (_, braced, four, two, character?: string) =>
    character === undefined
      ? String.fromCodePoint(Number.parseInt(braced ?? four ?? two, 16))
      : (CONTROLS[character] ?? character),
  )
}
