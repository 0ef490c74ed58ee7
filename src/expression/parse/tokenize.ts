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

const TOKEN = new RegExp(`(${NAME})|(${NUMBER})|(${TEXT})|${MARK}`, 'suy')

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
  SPACE.lastIndex = from
  const space = SPACE.exec(source)?.[0] ?? ''
  const start = from + space.length
  const afterNewline = space.includes('\n')
  if (start === source.length) return { kind: 'end', text: '', start, end: start, afterNewline }

  TOKEN.lastIndex = start
  const match = TOKEN.exec(source)
  if (match === null) refuse('syntax', `Unexpected "${source[start]}"`, start)
  const [whole, name, number, quoted] = match
  const kind = name ? 'name' : number ? 'number' : quoted ? 'text' : 'mark'
  const text = quoted ? unescapeText(quoted.slice(1, -1)) : whole
  return { kind, text, start, end: start + whole.length, afterNewline }
}

/** Resolves the escapes of a text literal. */
export function unescapeText(raw: string): string {
  return raw.replace(ESCAPE, (_, braced, four, two, character?: string) =>
    character === undefined
      ? String.fromCodePoint(Number.parseInt(braced ?? four ?? two, 16))
      : (CONTROLS[character] ?? character),
  )
}
