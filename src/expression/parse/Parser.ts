import { MAX_DEPTH } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import type { Expression, Statement } from './nodes'
import { Scanner } from './Scanner'

/** Two rules that nearly all others use, passed in to avoid circular imports. */
interface Rules {
  assignment(parser: Parser, first?: Expression): Expression
  statements(parser: Parser, close: string): Statement[]
}

interface ParserOptions {
  /** Whether the text may contain `await` outside of functions, as actions may. */
  readonly mayAwait?: boolean
  readonly rules: Rules
}

/** Parser state: the tokens of a text, and the declarations collected so far. */
export class Parser extends Scanner {
  /** Positions of `await` in the current function, or in the text outside of functions. */
  awaits: number[] = []
  /** Names of `var` in the current function, or in the text outside of functions. */
  functionNames: string[] = []
  /** Names of `let`, `const` and functions in the current block. */
  blockNames = this.functionNames
  /** Nesting depth. The first statement brings it to 0. */
  private depth = -1

  /** Whether `await` is allowed here. */
  mayAwait: boolean
  private readonly rules: Rules

  constructor(source: string, { mayAwait = false, rules }: ParserOptions) {
    super(source)
    this.mayAwait = mayAwait
    this.rules = rules
  }

  /** @param first - First operand, if it has been parsed. */
  parseAssignment(first?: Expression): Expression {
    return this.rules.assignment(this, first)
  }

  /** @param close - Closing mark; empty for the end of the text. */
  parseStatements(close: string): Statement[] {
    return this.rules.statements(this, close)
  }

  /** Whether a statement may end here. */
  isAtEnd(): boolean {
    return this.next === ';' || this.next === '}' || this.afterNewline || this.kind === 'end'
  }

  /** Enters a nesting level, and refuses excessive depth. */
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
