import { isSafeKey } from '../../utils/values/safePath'
import { refuse } from '../runtime/problem'
import type { Expression, NodeOf, SpreadableExpression } from './nodes'
import type { Parser } from './Parser'
import { toDeclared } from './patterns'

/** Names for the receiver and the arguments of a call, which no text can contain. */
export const THIS = ' this'
export const ARGUMENTS = ' arguments'

/** @param asyncStart - Position of a preceding `async`. */
export function parseFunction(p: Parser, asyncStart?: number): NodeOf<'FunctionExpression'> {
  const start = asyncStart ?? p.start
  p.expect('function')
  if (p.next === '*') p.failUnsupported('Generators are')
  const id = p.next === '(' ? null : parseName(p)
  return parseMethod(p, { start, async: asyncStart !== undefined, id })
}

/** Parts of a function that precede its parameters. */
interface FunctionHead {
  readonly start: number
  readonly async?: boolean
}

/** Parses a function from its parameters on. */
export function parseMethod(
  p: Parser,
  { start, async = false, id = null }: FunctionHead & { readonly id?: NodeOf<'Identifier'> | null },
): NodeOf<'FunctionExpression'> {
  const names = [id?.name ?? '', THIS, ARGUMENTS]
  p.expect('(')
  const params = toDeclared(parseItems(p, ')'), names)
  if (p.next !== '{') p.fail()
  const { body, awaits } = parseBody(p, async, names)
  const type = 'FunctionExpression'
  return { type, id, params, body, async, awaits, names, start, end: p.lastEnd }
}

/** Parses an arrow function from its arrow on. */
export function parseArrow(
  p: Parser,
  items: readonly SpreadableExpression[],
  { start, async = false }: FunctionHead,
): NodeOf<'ArrowFunctionExpression'> {
  p.expect('=>')
  const names: string[] = []
  const params = toDeclared(items, names)
  const { body, awaits } = parseBody(p, async, names)
  const type = 'ArrowFunctionExpression'
  return { type, params, body, async, awaits, names, start, end: p.lastEnd }
}

function parseBody(p: Parser, async: boolean, names: string[]) {
  const { mayAwait, awaits: outerAwaits, functionNames } = p
  const awaits: number[] = []
  p.mayAwait = async
  p.awaits = awaits
  p.functionNames = names
  const body = p.next === '{' ? parseBlock(p, names) : p.parseAssignment()
  p.mayAwait = mayAwait
  p.awaits = outerAwaits
  p.functionNames = functionNames
  return { body, awaits }
}

/** @param names - List to which the block's declared names are added. */
export function parseBlock(p: Parser, names: string[] = []): NodeOf<'BlockStatement'> {
  const { start } = p
  p.expect('{')
  const body = declaringIn(p, names, () => p.parseStatements('}'))
  p.expect('}')
  return { type: 'BlockStatement', body, names, start, end: p.lastEnd }
}

/** Parses a scope, whose `let`, `const` and functions are added to `names`. */
export function declaringIn<T>(p: Parser, names: string[], read: () => T): T {
  const { blockNames } = p
  p.blockNames = names
  const result = read()
  p.blockNames = blockNames
  return result
}

/** Parses a name that reaches no prototype. */
export function parseName(p: Parser): NodeOf<'Identifier'> {
  return assertSafe(parseKeyName(p))
}

/** Parses a name after a point, or of a property. */
export function parseKeyName(p: Parser): NodeOf<'Identifier'> {
  const { kind, start } = p
  if (kind !== 'name') p.fail()
  return { type: 'Identifier', name: p.advance(), start, end: p.lastEnd }
}

export function assertSafe(name: NodeOf<'Identifier'>): NodeOf<'Identifier'> {
  if (isSafeKey(name.name)) return name
  refuse('forbidden', `Property name "${name.name}" is not allowed`, name.start)
}

/** Parses items separated by commas, and the closing mark. */
export function parseList<T>(p: Parser, close: string, parse: (p: Parser) => T): T[] {
  const items: T[] = []
  while (!p.accept(close)) {
    items.push(parse(p))
    if (p.next !== close) p.expect(',')
  }
  return items
}

export function parseItems(p: Parser, close: string): SpreadableExpression[] {
  return parseList(p, close, parseItem)
}

export function parseItem(p: Parser): SpreadableExpression {
  const { start } = p
  if (!p.accept('...')) return p.parseAssignment()
  const argument = p.parseAssignment()
  return { type: 'SpreadElement', argument, start, end: p.lastEnd }
}

/** Parses a comma expression. `first` is its first item, if it has been parsed. */
export function parseSequence(p: Parser, first: Expression = p.parseAssignment()): Expression {
  if (p.next !== ',') return first
  const expressions = [first]
  while (p.accept(',')) expressions.push(p.parseAssignment())
  return { type: 'SequenceExpression', expressions, start: first.start, end: p.lastEnd }
}
