import { ownValue } from '../../utils/values/ownValue'
import { wordSet } from '../../utils/values/wordSet'
import { refuse } from '../runtime/problem'
import { declaringIn, parseBlock, parseFunction, parseName, parseSequence } from './functions'
import type { Expression, NodeOf, Pattern, Statement } from './nodes'
import { parseOperand, parsePrimary } from './operands'
import type { Parser } from './Parser'
import { assertPattern, toDeclared } from './patterns'

const DECLARATIONS = wordSet('var let const')

const CASE_ENDS = wordSet('case default }')

/** Statements that may have a label. A colon elsewhere is a mistake. */
const LABELLED = wordSet('for while do switch {')

/** @param close - Closing mark; empty for the end of the text. */
export function parseStatements(p: Parser, close: string): Statement[] {
  const statements: Statement[] = []
  while (p.next !== close && p.kind !== 'end') statements.push(parseStatement(p))
  return statements
}

function parseStatement(p: Parser): Statement {
  p.enter()
  const { start, next: word } = p
  const rule = ownValue(RULES, word)
  if (rule) p.advance()
  const statement = rule
    ? rule(p, start, word)
    : word === '{'
      ? parseBlock(p)
      : parseExpressionStatement(p, start)
  p.leave()
  return statement
}

/** Parses the rest of a statement after its first word, or its only mark. */
type Rule = (p: Parser, start: number, word: string) => Statement

const declare: Rule = (p, start, kind) => ended(p, parseDeclaration(p, kind, start))

const jump: Rule = (p, start, word) => {
  const type = word === 'break' ? 'BreakStatement' : 'ContinueStatement'
  const label = p.isAtEnd() ? null : parseName(p)
  return ended(p, { type, label, start, end: p.lastEnd })
}

const RULES: Readonly<Record<string, Rule>> = {
  ';': (p, start) => ({ type: 'EmptyStatement', start, end: p.lastEnd }),
  var: declare,
  let: declare,
  const: declare,
  if(p, start) {
    const test = parseCondition(p)
    const consequent = parseStatement(p)
    const alternate = p.accept('else') ? parseStatement(p) : null
    return { type: 'IfStatement', test, consequent, alternate, start, end: p.lastEnd }
  },
  for(p, start) {
    const names: string[] = []
    return declaringIn(p, names, () => parseFor(p, start, names))
  },
  while(p, start) {
    const test = parseCondition(p)
    const body = parseStatement(p)
    return { type: 'WhileStatement', test, body, start, end: p.lastEnd }
  },
  do(p, start) {
    const body = parseStatement(p)
    p.expect('while')
    const test = parseCondition(p)
    p.accept(';')
    return { type: 'DoWhileStatement', test, body, start, end: p.lastEnd }
  },
  switch(p, start) {
    const discriminant = parseCondition(p)
    p.expect('{')
    const cases: NodeOf<'SwitchCase'>[] = []
    const names: string[] = []
    declaringIn(p, names, () => {
      while (!p.accept('}')) cases.push(parseCase(p))
    })
    return { type: 'SwitchStatement', discriminant, cases, names, start, end: p.lastEnd }
  },
  try(p, start) {
    const block = parseBlock(p)
    const handler = p.next === 'catch' ? parseCatch(p) : null
    const finalizer = p.accept('finally') ? parseBlock(p) : null
    if (!handler && !finalizer) p.fail()
    return { type: 'TryStatement', block, handler, finalizer, start, end: p.lastEnd }
  },
  throw(p, start) {
    if (p.isAtEnd()) p.fail()
    const argument = parseSequence(p)
    return ended(p, { type: 'ThrowStatement', argument, start, end: p.lastEnd })
  },
  return(p, start) {
    const argument = p.isAtEnd() ? null : parseSequence(p)
    return ended(p, { type: 'ReturnStatement', argument, start, end: p.lastEnd })
  },
  break: jump,
  continue: jump,
}

function parseExpressionStatement(p: Parser, start: number): Statement {
  const isAsync = p.next === 'async' && p.peek() === 'function'
  if (isAsync) p.advance()
  if (p.next === 'function') return parseFunctionDeclaration(p, isAsync ? start : undefined)
  const expression = parseSequence(p)
  if (expression.type === 'Identifier' && p.next === ':') {
    const colon = p.start
    p.advance()
    const isLabel = LABELLED.has(p.next) || p.peek() === ':'
    if (!isLabel) refuse('syntax', 'Unexpected ":"', colon)
    const body = parseStatement(p)
    return { type: 'LabeledStatement', label: expression, body, start, end: p.lastEnd }
  }
  return ended(p, { type: 'ExpressionStatement', expression, start, end: p.lastEnd })
}

function parseFunctionDeclaration(p: Parser, asyncStart?: number): Statement {
  const { id, names, ...rest } = parseFunction(p, asyncStart)
  if (id === null) p.fail()
  p.blockNames.push(id.name)
  // A declaration's name is an assignable variable of the enclosing scope.
  return { ...rest, type: 'FunctionDeclaration', id, names: ['', ...names.slice(1)] }
}

/** Parses the rest of a declaration after `var`, `let` or `const`. */
function parseDeclaration(p: Parser, kind: string, start: number): NodeOf<'VariableDeclaration'> {
  const declarations: NodeOf<'VariableDeclarator'>[] = []
  do {
    const id = parseTarget(p, kind === 'var' ? p.functionNames : p.blockNames)
    const init = p.accept('=') ? p.parseAssignment() : null
    declarations.push({ type: 'VariableDeclarator', id, init, start: id.start, end: p.lastEnd })
  } while (p.accept(','))
  return { type: 'VariableDeclaration', kind, declarations, start, end: p.lastEnd }
}

/** Parses a variable name or a destructuring pattern. */
function parseTarget(p: Parser, names: string[]): Pattern {
  return toDeclared([parsePrimary(p)], names)[0] as Pattern
}

function parseCondition(p: Parser): Expression {
  p.expect('(')
  const condition = parseSequence(p)
  p.expect(')')
  return condition
}

/** @param names - Names that the head declares. */
function parseFor(p: Parser, start: number, names: readonly string[]): Statement {
  if (p.next === 'await') p.failUnsupported('"for await" is')
  p.expect('(')
  const { start: from, next: kind } = p
  let init: NodeOf<'VariableDeclaration'> | Expression | null = null
  if (DECLARATIONS.has(kind)) {
    p.advance()
    init = parseDeclaration(p, kind, from)
    const [first, second] = init.declarations
    if (isEach(p) && !first?.init && !second) return parseEach(p, start, init, names)
  } else if (p.kind === 'name' || kind === '[' || kind === '{') {
    const first = parseOperand(p)
    if (isEach(p)) return parseEach(p, start, assertPattern(first), names)
    init = parseSequence(p, p.parseAssignment(first))
  } else if (kind !== ';') {
    init = parseSequence(p)
  }
  p.expect(';')
  const test = p.next === ';' ? null : parseSequence(p)
  p.expect(';')
  const update = p.next === ')' ? null : parseSequence(p)
  p.expect(')')
  const body = parseStatement(p)
  return { type: 'ForStatement', init, test, update, body, names, start, end: p.lastEnd }
}

function isEach({ next }: Parser): boolean {
  return next === 'of' || next === 'in'
}

function parseEach(
  p: Parser,
  start: number,
  left: NodeOf<'VariableDeclaration'> | Pattern,
  names: readonly string[],
): Statement {
  const type = p.advance() === 'of' ? 'ForOfStatement' : 'ForInStatement'
  const right = parseSequence(p)
  p.expect(')')
  const body = parseStatement(p)
  return { type, left, right, body, names, start, end: p.lastEnd }
}

function parseCase(p: Parser): NodeOf<'SwitchCase'> {
  const { start } = p
  const isDefault = p.accept('default')
  if (!isDefault) p.expect('case')
  const test = isDefault ? null : parseSequence(p)
  p.expect(':')
  const consequent: Statement[] = []
  while (!CASE_ENDS.has(p.next)) consequent.push(parseStatement(p))
  return { type: 'SwitchCase', test, consequent, start, end: p.lastEnd }
}

function parseCatch(p: Parser): NodeOf<'CatchClause'> {
  const { start } = p
  p.advance()
  const names: string[] = []
  const param = p.accept('(') ? parseTarget(p, names) : null
  if (param) p.expect(')')
  const body = parseBlock(p)
  return { type: 'CatchClause', param, body, names, start, end: p.lastEnd }
}

/** Consumes the end of a statement: a semicolon, a line break, a brace or the end of the text. */
function ended<T>(p: Parser, statement: T): T {
  if (!(p.accept(';') || p.isAtEnd())) p.fail()
  return statement
}
