import { isSafeKey } from '../../utils/safePath'
import { refuse } from '../runtime/problem'
import { ARGUMENTS, addNames, THIS } from './declaredNames'
import type {
  BlockStatement,
  Expression,
  FunctionExpression,
  Identifier,
  Literal,
  Pattern,
  SpreadElement,
  Statement,
} from './nodes'
import { TokenReader } from './TokenReader'
import { assertPattern } from './toPattern'

/** Reads functions, names, and lists. */
export abstract class FunctionParser extends TokenReader {
  /** Whether `await` may stand here. */
  protected isAsync = false
  /** Names of `var` in the function that is read, and in the whole text outside of functions. */
  protected functionNames: string[] = []
  /** Names of `let`, `const` and functions in the block that is read. */
  protected blockNames = this.functionNames

  protected abstract parseAssignment(): Expression
  protected abstract parseStatements(close: string): Statement[]

  protected parseName(): Identifier {
    return assertSafe(this.parseKeyName())
  }

  /** @param asyncStart - Where `async` stands before it. */
  protected parseFunction(asyncStart?: number): FunctionExpression {
    const start = asyncStart ?? this.token.start
    this.expect('function')
    if (this.next === '*') this.failUnsupported('Generators are')
    const id = this.next === '(' ? null : this.parseName()
    return { ...this.parseMethod(asyncStart !== undefined, id), start }
  }

  /** Reads a function from its parameters on. */
  protected parseMethod(async: boolean, id: Identifier | null = null): FunctionExpression {
    const { start } = this.token
    const names = [id?.name ?? '', THIS, ARGUMENTS]
    this.expect('(')
    const params = toParameters(this.parseList(')'), names)
    if (this.next !== '{') this.fail()
    const body = this.parseBody(async, names)
    const type = 'FunctionExpression'
    return { type, id, params, body, async, names, start, end: this.lastEnd }
  }

  protected parseArrow(
    start: number,
    items: readonly (Expression | SpreadElement)[],
    async = false,
  ): Expression {
    this.expect('=>')
    const names: string[] = []
    const params = toParameters(items, names)
    const body = this.parseBody(async, names)
    const type = 'ArrowFunctionExpression'
    return { type, params, body, async, names, start, end: this.lastEnd }
  }

  private parseBody(async: boolean, names: string[]): BlockStatement | Expression {
    const { isAsync, functionNames } = this
    this.isAsync = async
    this.functionNames = names
    const body = this.next === '{' ? this.parseBlock(names) : this.parseAssignment()
    this.isAsync = isAsync
    this.functionNames = functionNames
    return body
  }

  /** @param names - Where the names that it declares are added. */
  protected parseBlock(names: string[] = []): BlockStatement {
    const { start } = this.token
    const body = this.declaringIn(names, () => {
      this.expect('{')
      return this.parseStatements('}')
    })
    this.expect('}')
    return { type: 'BlockStatement', body, names, start, end: this.lastEnd }
  }

  /** Reads what declares its `let`, `const` and functions for itself. */
  protected declaringIn<T>(names: string[], read: () => T): T {
    const { blockNames } = this
    this.blockNames = names
    const result = read()
    this.blockNames = blockNames
    return result
  }

  /** A name after a point, or of a property. */
  protected parseKeyName(): Identifier {
    const { kind, start } = this.token
    if (kind !== 'name') this.fail()
    return { type: 'Identifier', name: this.advance(), start, end: this.lastEnd }
  }

  /** Reads items that commas separate, and the mark that closes them. */
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

/** Reads a list as parameters, whose names are added to `names`. */
function toParameters(items: readonly (Expression | SpreadElement)[], names: string[]): Pattern[] {
  const params = items.map(assertPattern)
  for (const param of params) addNames(param, names)
  return params
}
