import { Refusal } from './problem'
import { readToken, type Token } from './tokenize'

/** A text and the token that comes next in it. */
export class TokenReader {
  protected token: Token

  constructor(protected readonly source: string) {
    this.token = readToken(source, 0)
  }

  /** Whether a mark or word comes next. */
  protected is(text: string): boolean {
    return this.token.text === text && this.token.kind !== 'text'
  }

  /** Takes a mark or word, if it comes next. */
  protected accept(text: string): boolean {
    const comesNext = this.is(text)
    if (comesNext) this.advance()
    return comesNext
  }

  protected expect(text: string): void {
    if (!this.accept(text)) this.fail()
  }

  protected name(): string {
    if (this.token.kind !== 'name') this.fail()
    return this.advance()
  }

  /** Takes the token that comes next, and gives its text. */
  protected advance(): string {
    const { text, end } = this.token
    this.token = readToken(this.source, end)
    return text
  }

  protected fail(message?: string): never {
    const { kind, text, start } = this.token
    const found = kind === 'end' ? 'Unexpected end of the text' : `Unexpected "${text}"`
    throw new Refusal('syntax', message ?? found, start)
  }
}
