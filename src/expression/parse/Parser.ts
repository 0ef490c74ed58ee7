import { wordSet } from '../../utils/wordSet'
import { addNames } from './declaredNames'
import { ExpressionParser } from './ExpressionParser'
import type {
  CatchClause,
  Expression,
  Pattern,
  Program,
  Statement,
  SwitchCase,
  VariableDeclaration,
  VariableDeclarator,
} from './nodes'
import { assertPattern } from './toPattern'

const DECLARATIONS = wordSet('var let const')

const CASE_ENDS = wordSet('case default }')

/** What can be left by its label. Elsewhere, a colon is a mistake. */
const LABELLED = wordSet('for while do switch {')

/** Reads statements, one instance for each text. */
export class Parser extends ExpressionParser {
  /** @param mayAwait - Whether the text itself may wait, and not its functions alone. */
  constructor(source: string, mayAwait: boolean) {
    super(source)
    this.isAsync = mayAwait
  }

  /** Reads the text as the body of a function. */
  parseProgram(): Program {
    const names = this.functionNames
    const body = this.parseStatements('')
    return { type: 'Program', body, names, start: 0, end: this.lastEnd }
  }

  /** Reads the text as one expression. */
  parseWholeExpression(): Expression {
    const expression = this.parseSequence()
    this.accept(';')
    if (this.token.kind !== 'end') this.fail()
    return expression
  }

  /** @param close - What ends them; empty for the end of the text. */
  protected parseStatements(close: string): Statement[] {
    const statements: Statement[] = []
    while (this.next !== close && this.token.kind !== 'end') statements.push(this.parseStatement())
    return statements
  }

  private parseStatement(): Statement {
    this.enter()
    const statement = this.parseAnyStatement()
    this.leave()
    return statement
  }

  private parseAnyStatement(): Statement {
    const { start } = this.token
    switch (this.next) {
      case '{':
        return this.parseBlock()
      case ';':
        this.advance()
        return { type: 'EmptyStatement', start, end: this.lastEnd }
      case 'var':
      case 'let':
      case 'const':
        return this.ended(this.parseDeclaration(this.advance(), start))
      case 'function':
        return this.parseFunctionDeclaration(start, false)
      case 'if': {
        this.advance()
        const test = this.parseCondition()
        const consequent = this.parseStatement()
        const alternate = this.accept('else') ? this.parseStatement() : null
        return { type: 'IfStatement', test, consequent, alternate, start, end: this.lastEnd }
      }
      case 'for':
        return this.parseFor()
      case 'while': {
        this.advance()
        const test = this.parseCondition()
        const body = this.parseStatement()
        return { type: 'WhileStatement', test, body, start, end: this.lastEnd }
      }
      case 'do': {
        this.advance()
        const body = this.parseStatement()
        this.expect('while')
        const test = this.parseCondition()
        this.accept(';')
        return { type: 'DoWhileStatement', test, body, start, end: this.lastEnd }
      }
      case 'switch':
        return this.parseSwitch()
      case 'try':
        return this.parseTry()
      case 'throw': {
        this.advance()
        if (this.isAtEnd()) this.fail()
        const argument = this.parseSequence()
        return this.ended({ type: 'ThrowStatement', argument, start, end: this.lastEnd })
      }
      case 'return': {
        this.advance()
        const argument = this.isAtEnd() ? null : this.parseSequence()
        return this.ended({ type: 'ReturnStatement', argument, start, end: this.lastEnd })
      }
      case 'break':
      case 'continue': {
        const type = this.advance() === 'break' ? 'BreakStatement' : 'ContinueStatement'
        const label = this.isAtEnd() ? null : this.parseName()
        return this.ended({ type, label, start, end: this.lastEnd })
      }
      default:
        return this.parseExpressionStatement()
    }
  }

  private parseExpressionStatement(): Statement {
    const { start } = this.token
    if (this.next === 'async' && this.peek() === 'function') {
      this.advance()
      return this.parseFunctionDeclaration(start, true)
    }
    const expression = this.parseSequence()
    const colon = this.token
    if (expression.type === 'Identifier' && this.accept(':')) {
      if (!LABELLED.has(this.next) && this.peek() !== ':') this.fail(colon)
      const body = this.parseStatement()
      return { type: 'LabeledStatement', label: expression, body, start, end: this.lastEnd }
    }
    return this.ended({ type: 'ExpressionStatement', expression, start, end: this.lastEnd })
  }

  private parseFunctionDeclaration(start: number, async: boolean): Statement {
    const { id, names, ...rest } = this.parseFunction(async ? start : undefined)
    if (id === null) this.fail()
    this.blockNames.push(id.name)
    // Its name is a variable around it, which may be written to.
    return { ...rest, type: 'FunctionDeclaration', id, names: ['', ...names.slice(1)] }
  }

  /** Reads what follows `var`, `let` or `const`. */
  private parseDeclaration(
    kind: string,
    start: number,
    first = this.parseDeclared(kind),
  ): VariableDeclaration {
    const declarations: VariableDeclarator[] = []
    for (let id = first; ; id = this.parseDeclared(kind)) {
      const init = this.accept('=') ? this.parseAssignment() : null
      declarations.push(declarator(id, init, this.lastEnd))
      if (!this.accept(',')) break
    }
    return { type: 'VariableDeclaration', kind, declarations, start, end: this.lastEnd }
  }

  private parseDeclared(kind: string): Pattern {
    return this.parseTarget(kind === 'var' ? this.functionNames : this.blockNames)
  }

  /** Reads what a variable is called, or what a value is taken apart into. */
  private parseTarget(names: string[]): Pattern {
    const target = assertPattern(this.parsePrimary())
    addNames(target, names)
    return target
  }

  private parseCondition(): Expression {
    this.expect('(')
    const condition = this.parseSequence()
    this.expect(')')
    return condition
  }

  private parseFor(): Statement {
    const names: string[] = []
    return this.declaringIn(names, () => this.parseForIn(names))
  }

  /** @param names - Those that its head declares. */
  private parseForIn(names: readonly string[]): Statement {
    const { start } = this.token
    this.advance()
    if (this.next === 'await') this.failUnsupported('"for await" is')
    this.expect('(')
    let init: VariableDeclaration | Expression | null = null
    if (DECLARATIONS.has(this.next)) {
      const from = this.token.start
      const kind = this.advance()
      const id = this.parseDeclared(kind)
      if (this.isEach()) {
        const declarations = [declarator(id, null, this.lastEnd)]
        const end = this.lastEnd
        const type = 'VariableDeclaration'
        return this.parseEach(start, { type, kind, declarations, start: from, end }, names)
      }
      init = this.parseDeclaration(kind, from, id)
    } else if (this.token.kind === 'name' || this.next === '[' || this.next === '{') {
      const first = this.parseOperand()
      if (this.isEach()) return this.parseEach(start, assertPattern(first), names)
      init = this.parseSequence(this.parseAssignment(first))
    } else if (this.next !== ';') {
      init = this.parseSequence()
    }
    this.expect(';')
    const test = this.next === ';' ? null : this.parseSequence()
    this.expect(';')
    const update = this.next === ')' ? null : this.parseSequence()
    this.expect(')')
    const body = this.parseStatement()
    return { type: 'ForStatement', init, test, update, body, names, start, end: this.lastEnd }
  }

  private isEach(): boolean {
    return this.next === 'of' || this.next === 'in'
  }

  private parseEach(
    start: number,
    left: VariableDeclaration | Pattern,
    names: readonly string[],
  ): Statement {
    const type = this.advance() === 'of' ? 'ForOfStatement' : 'ForInStatement'
    const right = this.parseSequence()
    this.expect(')')
    const body = this.parseStatement()
    return { type, left, right, body, names, start, end: this.lastEnd }
  }

  private parseSwitch(): Statement {
    const { start } = this.token
    this.advance()
    const discriminant = this.parseCondition()
    this.expect('{')
    const cases: SwitchCase[] = []
    const names: string[] = []
    this.declaringIn(names, () => {
      while (!this.accept('}')) cases.push(this.parseCase())
    })
    return { type: 'SwitchStatement', discriminant, cases, names, start, end: this.lastEnd }
  }

  private parseCase(): SwitchCase {
    const { start } = this.token
    const isDefault = this.accept('default')
    if (!isDefault) this.expect('case')
    const test = isDefault ? null : this.parseSequence()
    this.expect(':')
    const consequent: Statement[] = []
    while (!CASE_ENDS.has(this.next)) consequent.push(this.parseStatement())
    return { type: 'SwitchCase', test, consequent, start, end: this.lastEnd }
  }

  private parseTry(): Statement {
    const { start } = this.token
    this.advance()
    const block = this.parseBlock()
    const handler = this.next === 'catch' ? this.parseCatch() : null
    const finalizer = this.accept('finally') ? this.parseBlock() : null
    if (!handler && !finalizer) this.fail()
    return { type: 'TryStatement', block, handler, finalizer, start, end: this.lastEnd }
  }

  private parseCatch(): CatchClause {
    const { start } = this.token
    this.advance()
    const names: string[] = []
    const param = this.accept('(') ? this.parseTarget(names) : null
    if (param) this.expect(')')
    const body = this.parseBlock()
    return { type: 'CatchClause', param, body, names, start, end: this.lastEnd }
  }

  /** A statement that a semicolon, a line, a brace or the end of the text ends. */
  private ended<T>(statement: T): T {
    if (!(this.accept(';') || this.isAtEnd())) this.fail()
    return statement
  }

  /** Whether a statement may end here. */
  private isAtEnd(): boolean {
    const { afterNewline, kind } = this.token
    return this.next === ';' || this.next === '}' || afterNewline || kind === 'end'
  }
}

function declarator(id: Pattern, init: Expression | null, end: number): VariableDeclarator {
  return { type: 'VariableDeclarator', id, init, start: id.start, end }
}
