import { MAX_DEPTH } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import { readToken, type Token } from './tokenize'

/** Goes through the tokens of a text. */
export class TokenReader {
  protected token: Token
  /** The next mark or word; a quote where that is a text. */
  protected next = ''
  /** Where the last token ended. */
  protected lastEnd = 0
  /** The first statement is no level of its own. */
  private depth = -1

  constructor(private readonly source: string) {
    this.token = this.readFrom(0)
  }

  /** Takes a mark or word, if it comes next. */
  protected accept(text: string): boolean {
    const comesNext = this.next === text
    if (comesNext) this.advance()
    return comesNext
  }

  protected expect(text: string): void {
    if (!this.accept(text)) this.fail()
  }

  /** Takes the next token, and gives its text. */
  protected advance(): string {
    const { text, end } = this.token
    this.lastEnd = end
    this.token = this.readFrom(end)
    return text
  }

  /** The text of the token after the next one. */
  protected peek(): string {
    return readToken(this.source, this.token.end).text
  }

  /** Takes what a sticky expression finds right after the next token. */
  protected takeRaw(expression: RegExp): readonly string[] {
    expression.lastIndex = this.token.end
    const match = expression.exec(this.source)
    if (match === null) return this.fail()
    this.lastEnd = expression.lastIndex
    this.token = this.readFrom(this.lastEnd)
    return match
  }

  protected fail({ kind, text, start } = this.token): never {
    const found = kind === 'end' ? 'Unexpected end of the text' : `Unexpected "${text}"`
    refuse('syntax', found, start)
  }

  /** @param what - Names the construct, with its verb: `Generators are`. */
  protected failUnsupported(what: string): never {
    refuse('syntax', `${what} not supported`, this.token.start)
  }

  /** Goes one level deeper, as far as the stack bears it. */
  protected enter(): void {
    this.guard(++this.depth, MAX_DEPTH)
  }

  protected leave(): void {
    this.depth--
  }

  protected guard(count: number, most: number): void {
    if (count > most) refuse('limit', 'The text nests too deep', this.token.start)
  }

  private readFrom(position: number): Token {
    const token = readToken(this.source, position)
    this.next = token.kind === 'text' ? '"' : token.text
    return token
  }
}
