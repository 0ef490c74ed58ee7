import { MAX_DEPTH } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import type { Expression, Statement } from './nodes'
import { Scanner } from './Scanner'

/** Readers of the two rules that nearly every other one may hold. */
interface Rules {
  assignment(parser: Parser, first?: Expression): Expression
  statements(parser: Parser, close: string): Statement[]
}

interface ParserOptions {
  /** Whether the text itself may wait, as an action does. */
  readonly mayAwait?: boolean
  readonly rules: Rules
}

/** Reads a text: its tokens, and what is around the next one. */
export class Parser extends Scanner {
  /** Positions of `await` in the function that is read, or in the text outside of functions. */
  awaits: number[] = []
  /** Names of `var` in the function that is read, and in the whole text outside of functions. */
  functionNames: string[] = []
  /** Names of `let`, `const` and functions in the block that is read. */
  blockNames = this.functionNames
  /** The first statement is no level of its own. */
  private depth = -1

  /** Whether `await` may stand here. */
  mayAwait: boolean
  private readonly rules: Rules

  constructor(source: string, { mayAwait = false, rules }: ParserOptions) {
    super(source)
    this.mayAwait = mayAwait
    this.rules = rules
  }

  /** @param first - Its first operand, where that has been read. */
  parseAssignment(first?: Expression): Expression {
    return this.rules.assignment(this, first)
  }

  /** @param close - Mark that ends them; empty for the end of the text. */
  parseStatements(close: string): Statement[] {
    return this.rules.statements(this, close)
  }

  /** Whether a statement may end here. */
  isAtEnd(): boolean {
    return this.next === ';' || this.next === '}' || this.afterNewline || this.kind === 'end'
  }

  /** Goes one level deeper, as far as the stack bears it. */
  enter(): void {
    this.guard(++this.depth, MAX_DEPTH)
  }

  leave(): void {
    this.depth--
  }

  guard(count: number, most: number): void {
    if (count > most) refuse('limit', 'The text is nested too deeply', this.start)
  }
}
