import { Refusal } from '../runtime/problem'
import { parseAssignment } from './expressions'
import { parseSequence } from './functions'
import type { Expression, NodeOf } from './nodes'
import { Parser } from './Parser'
import { parseStatements } from './statements'

const RULES = { assignment: parseAssignment, statements: parseStatements }

/** A text as the body of a function, or as a single expression. */
export type Tree = NodeOf<'Program'> | Expression

/** Mode of a text: a value to show, or an action to perform. */
export type ExpressionMode = 'expression' | 'action'

/** Start of an object or a function, which could also be a statement. */
const AMBIGUOUS = /^\s*(?:\{|(?:async\s+)?function\b)/

/**
 * Parses a text of the language.
 *
 * In the mode `expression`, a single expression is its own value (`{ a: 1 }` is an object); any
 * other text is the body of a function.
 *
 * @throws A {@link Refusal} for an invalid text.
 */
export function parse(source: string, mode: ExpressionMode): Tree {
  if (mode === 'action') return parseProgram(source, 'action')
  if (!AMBIGUOUS.test(source)) return shownValue(parseProgram(source, 'expression'))
  let refusal: unknown
  try {
    return parseWhole(source)
  } catch (thrown) {
    refusal = thrown
  }
  try {
    return parseProgram(source, 'expression')
  } catch (thrown) {
    // The refusal at the later position is more specific.
    throw positionOf(refusal) > positionOf(thrown) ? refusal : thrown
  }
}

function parseProgram(source: string, mode: ExpressionMode): NodeOf<'Program'> {
  const p = new Parser(source, { mayAwait: mode === 'action', rules: RULES })
  const { functionNames: names, awaits } = p
  const body = p.parseStatements('')
  return { type: 'Program', body, awaits, names, start: 0, end: p.lastEnd }
}

function parseWhole(source: string): Expression {
  const p = new Parser(source, { rules: RULES })
  const expression = parseSequence(p)
  p.accept(';')
  if (p.kind !== 'end') p.fail()
  return expression
}

/** Reduces `return x` and `var v = x; return v`, as editors store most bindings, to `x`. */
function shownValue(program: NodeOf<'Program'>): Tree {
  const [first, second, third] = program.body
  if (third || !first) return program
  if (!second) {
    if (first.type === 'ExpressionStatement') return first.expression
    return (first.type === 'ReturnStatement' && first.argument) || program
  }
  if (first.type !== 'VariableDeclaration' || second.type !== 'ReturnStatement') return program
  const [{ id, init } = { id: null, init: null }, other] = first.declarations
  const isReturned =
    id?.type === 'Identifier' &&
    second.argument?.type === 'Identifier' &&
    id.name === second.argument.name
  return (isReturned && !other && init) || program
}

/** Returns the position of a syntax error; infinite for other errors, which come after parsing. */
function positionOf(thrown: unknown): number {
  return thrown instanceof Refusal && thrown.kind === 'syntax'
    ? (thrown.position ?? 0)
    : Number.POSITIVE_INFINITY
}
