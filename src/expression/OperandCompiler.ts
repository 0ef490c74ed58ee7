import { callPart } from './callPart'
import { assignPart } from './changeParts'
import { functionPart } from './functionPart'
import { MAX_CHAIN, MAX_DEPTH } from './limits'
import { listPart } from './listPart'
import { memberPart } from './memberPart'
import { namePart } from './namePart'
import { type ObjectEntry, objectPart } from './objectPart'
import type { Evaluate, Link, Part } from './Part'
import { namesIn } from './pattern'
import { Refusal } from './problem'
import { chainPart, constantPart, sequencePart, templatePart } from './simpleParts'
import { TextNotes } from './TextNotes'
import { TokenReader } from './TokenReader'
import { readToken, unescapeText } from './tokenize'

const CONSTANTS = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
])

/** Words that begin statements, which an expression could take for names: `return (a)`, `let [b] = c`. */
const STATEMENT_WORDS = new Set('break const continue for if let return var while'.split(' '))

const HOLE: Part = { get: () => undefined, store: () => {} }

/** Characters of text that a step of a run is worth. */
const LENGTH_OF_STEP = 64

const TEMPLATE_TEXT = /(?:[^`\\$]|\\.|\$(?!\{))*/sy

/** A place in the text, and how many reads of the state had been noted there. */
export interface Mark {
  readonly start: number
  readonly reads: number
}

/** Reads what operators stand between: literals, names, functions, members and calls. */
export abstract class OperandCompiler extends TokenReader {
  readonly notes: TextNotes
  /** Names of the function that is being read, to which each `var` adds. */
  protected variables: string[] = []
  private depth = 0

  constructor(source: string) {
    super(source)
    this.notes = new TextNotes(source)
  }

  /** Reads an expression. */
  protected abstract sequence(): Part

  /** Reads an expression without commas. */
  protected abstract assignment(): Part

  /** Reads `{ … }` as the body of a function. */
  protected abstract body(): Evaluate

  /** Reads an operand with the members and calls that follow it. */
  protected operand(): Part {
    let part = this.primary()
    let link: Link = 'plain'
    for (let count = 0; ; count++) {
      this.guard(count, MAX_CHAIN)
      const isOptional = this.accept('?.')
      if (isOptional) link = 'optional'
      if (this.accept('(')) {
        part = callPart(part, this.list(')'), link, this.notes)
      } else if (this.accept('[')) {
        part = memberPart(part, this.sequence(), link, this.notes)
        this.expect(']')
      } else if (isOptional || this.accept('.')) {
        part = memberPart(part, constantPart(this.name()), link, this.notes)
      } else {
        return link === 'plain' ? part : chainPart(part)
      }
      if (isOptional) link = 'chained'
    }
  }

  protected primary(): Part {
    const { kind, text } = this.token
    if (kind === 'name') return this.word()
    if (kind === 'text') return constantPart(this.advance())
    if (kind === 'number') return constantPart(Number(this.advance()))
    if (text === '`') return this.template()
    if (this.accept('[')) return listPart(this.list(']'))
    if (this.accept('{')) return this.object()
    if (this.accept('(')) return this.parenthesised()
    return this.fail()
  }

  /** Reads a function from its parameters on. */
  protected functionFrom(name: string): Part {
    const mark = this.mark()
    this.expect('(')
    return this.function(name, this.list(')'), mark, () => this.body())
  }

  /** Where the text is being read. */
  protected mark(): Mark {
    return { start: this.token.start, reads: this.notes.readCount }
  }

  /** What it costs, in steps, to run once what was read since. */
  protected weightSince({ start }: Mark): number {
    return Math.max(1, (this.token.start - start) / LENGTH_OF_STEP)
  }

  /** Reads one level deeper, as far as the stack bears it. */
  protected nested<T>(read: () => T): T {
    this.guard(++this.depth, MAX_DEPTH)
    const result = read()
    this.depth--
    return result
  }

  protected guard(count: number, most: number): void {
    if (count > most) throw new Refusal('limit', 'The text nests too deep', this.token.start)
  }

  private word(): Part {
    const name = this.token.text
    const mark = this.mark()
    if (STATEMENT_WORDS.has(name)) this.fail()
    this.advance()
    if (CONSTANTS.has(name)) {
      const value = CONSTANTS.get(name)
      return { get: () => value }
    }
    if (name === 'function') return this.functionFrom(this.is('(') ? '' : this.name())
    if (name === 'new') return this.construction()
    const part = namePart(name, this.notes)
    return this.is('=>') ? this.arrow([part], mark) : part
  }

  /** Reads what follows `new`. All that can be constructed can as well be called. */
  private construction(): Part {
    let callee = namePart(this.name(), this.notes)
    while (this.accept('.')) {
      callee = memberPart(callee, constantPart(this.name()), 'plain', this.notes)
    }
    return callPart(callee, this.accept('(') ? this.list(')') : [], 'plain', this.notes)
  }

  private parenthesised(): Part {
    const mark = this.mark()
    const parts = this.list(')')
    if (this.is('=>')) return this.arrow(parts, mark)
    if (parts.length === 0 || parts.some(({ isSpread }) => isSpread)) this.fail()
    return sequencePart(parts)
  }

  private arrow(parameters: readonly Part[], mark: Mark): Part {
    this.expect('=>')
    return this.function('', parameters, mark, () =>
      this.is('{') ? this.body() : this.assignment().get,
    )
  }

  private function(
    ownName: string,
    parameters: readonly Part[],
    mark: Mark,
    readBody: () => Evaluate,
  ): Part {
    const { notes, variables } = this
    const names = [ownName, ...parameters.flatMap(namesIn)]
    // Parameters were read as if they were names in an expression.
    notes.forgetReads(names, mark.reads)
    this.variables = names
    const body = notes.within(names, readBody)
    this.variables = variables
    const weight = this.weightSince(mark)
    return functionPart({ names, parameters, body, weight }, notes.traits)
  }

  /** Reads the items of a list, of a call or of parameters, and what closes it. */
  private list(close: string): Part[] {
    const items: Part[] = []
    while (!this.accept(close)) {
      if (this.accept('...')) items.push({ ...this.assignment(), isSpread: true })
      else items.push(this.is(',') ? HOLE : this.assignment())
      if (!this.is(close)) this.expect(',')
    }
    return items
  }

  private object(): Part {
    const entries: ObjectEntry[] = []
    while (!this.accept('}')) {
      entries.push(this.entry())
      if (!this.is('}')) this.expect(',')
    }
    return objectPart(entries)
  }

  private entry(): ObjectEntry {
    if (this.accept('...')) return { key: null, value: this.assignment() }
    const { kind, text } = this.token
    const key = this.key()
    if (this.accept(':')) return { key, value: this.assignment() }
    if (this.is('(')) return { key, value: this.functionFrom('') }
    if (kind !== 'name') this.fail()
    const value = namePart(text, this.notes)
    return {
      key,
      value: this.accept('=') ? assignPart(value, this.assignment(), this.notes) : value,
    }
  }

  private key(): Part {
    const { kind } = this.token
    if (this.accept('[')) {
      const key = this.assignment()
      this.expect(']')
      return key
    }
    if (kind === 'number') return constantPart(Number(this.advance()))
    return constantPart(kind === 'text' ? this.advance() : this.name())
  }

  private template(): Part {
    const texts: string[] = []
    const values: Part[] = []
    for (;;) {
      TEMPLATE_TEXT.lastIndex = this.token.end
      const raw = TEMPLATE_TEXT.exec(this.source)?.[0] ?? ''
      const end = this.token.end + raw.length
      texts.push(unescapeText(raw))
      if (this.source.charAt(end) !== '$') {
        this.token = readToken(this.source, end)
        this.expect('`')
        return templatePart(texts, values)
      }
      this.token = readToken(this.source, end + 2)
      values.push(this.sequence())
      if (!this.is('}')) this.fail()
    }
  }
}
