import { refuse } from '../runtime/problem'

const SPACE = /(?:\s|\/\/[^\n]*|\/\*.*?\*\/)*/sy

/** Any name. {@link TOKEN} covers ASCII; this one compiles slowly and is rarely needed. */
const NAME = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy

const TOKEN = new RegExp(
  [
    /[A-Za-z$_][\w$]*/,
    /0[xXbBoO][\da-fA-F_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][-+]?\d+)?/,
    /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/,
    /\+\+|--|=>|\.{3}|\?\.(?!\d)|(?:>>>?|<<|\*\*|&&|\|\||\?\?|[-+*/%&|^<>])=?|[=!]={0,2}/,
    /[~?:;,.(){}[\]`#@]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'sy',
)

/** Text of a template literal, up to its end or the next `${`. */
export const TEMPLATE_TEXT = /((?:[^`\\$]|\\.|\$(?!\{))*)(\$\{)?/sy

/** The rest of a regular expression after its opening slash. */
export const REGULAR_EXPRESSION = /((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/([a-z]*)/iy

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

/** Iterates over the tokens of a text. */
export class Scanner {
  kind: 'name' | 'number' | 'text' | 'mark' | 'end' = 'end'
  /** Name, number or mark as written; a string without its quotes and escapes. */
  text = ''
  /** Mark or word; `"` for a string, whose text could otherwise pass for either. */
  next = ''
  start = 0
  end = 0
  afterNewline = false
  /** End of the previous token. */
  lastEnd = 0

  constructor(protected readonly source: string) {
    this.advance()
  }

  /** Advances by one token, and returns the text of the token that it passes. */
  advance(): string {
    const { source, text, end: from } = this
    const start = endOfSpace(source, from)
    const kind = start < source.length ? kindOf(source.charCodeAt(start)) : 'end'
    const end = kind === 'end' ? start : endOfToken(source, start)
    const written = source.slice(start, end)
    this.lastEnd = from
    this.start = start
    this.end = end
    this.afterNewline = start > from && source.slice(from, start).includes('\n')
    // A point can start a number.
    this.kind = kind === 'mark' && end > start + 1 && /^\.\d/.test(written) ? 'number' : kind
    this.text = kind === 'text' ? unescapeText(written.slice(1, -1)) : written
    this.next = kind === 'text' ? '"' : written
    return text
  }

  /** Consumes a mark or word if it comes next. */
  accept(text: string): boolean {
    const comesNext = this.next === text
    if (comesNext) this.advance()
    return comesNext
  }

  expect(text: string): void {
    if (!this.accept(text)) this.fail()
  }

  /** Returns the mark or word after the next one. */
  peek(): string {
    const here = { ...this }
    this.advance()
    const { next } = this
    Object.assign(this, here)
    return next
  }

  /** Consumes the match of a sticky expression right after the next token. */
  takeRaw(expression: RegExp): readonly string[] {
    expression.lastIndex = this.end
    const match = expression.exec(this.source)
    if (match === null) return this.fail()
    this.end = expression.lastIndex
    this.advance()
    return match
  }

  fail(): never {
    const found = this.kind === 'end' ? 'Unexpected end of the text' : `Unexpected "${this.text}"`
    refuse('syntax', found, this.start)
  }

  /** @param what - Name of the construct with its verb: `Generators are`. */
  failUnsupported(what: string): never {
    refuse('syntax', `${what} not supported`, this.start)
  }
}

function endOfSpace(source: string, from: number): number {
  const { length } = source
  let at = from
  while (at < length && source.charCodeAt(at) === 32) at++
  if (at === length) return at
  const code = source.charCodeAt(at)
  return code > 32 && code < 128 && code !== 47 ? at : endOf(SPACE, source, at)
}

function endOfToken(source: string, start: number): number {
  const plain = endOf(TOKEN, source, start)
  const isPlain = plain === source.length || source.charCodeAt(plain) < 128
  const end = isPlain ? plain : Math.max(plain, endOf(NAME, source, start))
  if (end === start) refuse('syntax', `Unexpected "${source[start]}"`, start)
  return end
}

/** Returns the end of a sticky expression's match at `from`; `from` without a match. */
function endOf(expression: RegExp, source: string, from: number): number {
  expression.lastIndex = from
  return expression.test(source) ? expression.lastIndex : from
}

/** Returns the kind of a token that starts with this character. */
function kindOf(code: number): Scanner['kind'] {
  if (code > 127 || code === 36 || code === 95) return 'name'
  if (code === 34 || code === 39) return 'text'
  if (code < 58) return code > 47 ? 'number' : 'mark'
  const lower = code | 32
  return lower > 96 && lower < 123 ? 'name' : 'mark'
}

/** Resolves the escapes of a string literal. */
export function unescapeText(raw: string): string {
  if (!raw.includes('\\')) return raw
  return raw.replace(ESCAPE, (_, braced, four, two, character?: string) =>
    character === undefined
      ? String.fromCodePoint(Number.parseInt(braced ?? four ?? two, 16))
      : (CONTROLS[character] ?? character),
  )
}
