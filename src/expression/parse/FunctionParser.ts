import { isSafeKey } from '../../utils/safePath'
import { refuse } from '../runtime/problem'
import type {
  BlockStatement,
  Expression,
  FunctionExpression,
  Identifier,
  Literal,
  SpreadElement,
} from './nodes'
import { TokenReader } from './TokenReader'
import { assertPattern } from './toPattern'

/** Reads functions, names, and lists. */
export abstract class FunctionParser extends TokenReader {
  /** Whether `await` may stand here. */
  protected isAsync = false

  protected abstract parseAssignment(): Expression
  protected abstract parseBlock(): BlockStatement

  protected parseName(): Identifier {
    return assertSafe(this.parseKeyName())
  }

  /** @param asyncStart - Where `async` stands before it. */
  protected parseFunction(asyncStart?: number): FunctionExpression {
    const start = asyncStart ?? this.token.start
    this.expect('function')
    if (this.next === '*') this.failUnsupported('Generators are')
    const id = this.next === '(' ? null : this.parseName()
    return { ...this.parseMethod(asyncStart !== undefined), id, start }
  }

  /** Reads a function from its parameters on. */
  protected parseMethod(async: boolean): FunctionExpression {
    const { start } = this.token
    this.expect('(')
    const params = this.parseList(')').map(assertPattern)
    const body = this.parseBody(async, () => this.parseBlock())
    return { type: 'FunctionExpression', id: null, params, body, async, start, end: this.lastEnd }
  }

  protected parseArrow(
    start: number,
    items: readonly (Expression | SpreadElement)[],
    async = false,
  ): Expression {
    this.expect('=>')
    const params = items.map(assertPattern)
    const body = this.parseBody(async, () =>
      this.next === '{' ? this.parseBlock() : this.parseAssignment(),
    )
    return { type: 'ArrowFunctionExpression', params, body, async, start, end: this.lastEnd }
  }

  private parseBody<T>(isAsync: boolean, read: () => T): T {
    const outer = this.isAsync
    this.isAsync = isAsync
    const body = read()
    this.isAsync = outer
    return body
  }

  /** A name after a point, or of a property. */
  protected parseKeyName(): Identifier {
    const { kind, start } = this.token
    if (kind !== 'name') this.fail()
    return { type: 'Identifier', name: this.advance(), start, end: this.lastEnd }
  }

  /** Reads what stands between commas, and what closes it. */
  protected parseList(close: string): (Expression | SpreadElement)[]
  protected parseList<T>(close: string, parseItem: () => T): T[]
  protected parseList(close: string, parseItem: () => unknown = () => this.parseItem()): unknown[] {
    const items: unknown[] = []
    while (!this.accept(close)) {
      items.push(parseItem())
      if (this.next !== close) this.expect(',')
    }
    return items
  }

  protected parseItem(): Expression | SpreadElement {
    const { start } = this.token
    if (!this.accept('...')) return this.parseAssignment()
    const argument = this.parseAssignment()
    return { type: 'SpreadElement', argument, start, end: this.lastEnd }
  }

  protected literal(value: Literal['value'], start: number): Literal {
    return { type: 'Literal', value, start, end: this.lastEnd }
  }
}

/** Passes a name that reaches no prototype. */
export function assertSafe(name: Identifier): Identifier {
  if (isSafeKey(name.name)) return name
  refuse('forbidden', `Property name "${name.name}" is not allowed`, name.start)
}
