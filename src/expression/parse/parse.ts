import { Refusal } from '../runtime/problem'
import type { Expression, Program } from './nodes'
import { Parser } from './Parser'

/** How a text is read: as a value to show, or as something to do. */
export type ExpressionMode = 'expression' | 'action'

/** What an object begins with, or a function; statements may, too. */
const AMBIGUOUS = /^\s*(?:\{|(?:async\s+)?function\b)/

/**
 * Reads a text of the language.
 *
 * In the mode `expression`, a text that is one expression is its value (`{ a: 1 }` is an object);
 * any other is the body of a function.
 *
 * @throws A {@link Refusal} of what is not of the language.
 */
export function parse(source: string, mode: ExpressionMode): Program | Expression {
  if (mode === 'action') return new Parser(source, true).parseProgram()
  if (!AMBIGUOUS.test(source)) return shownValue(new Parser(source, false).parseProgram())
  let refusal: unknown
  try {
    return new Parser(source, false).parseWholeExpression()
  } catch (thrown) {
    refusal = thrown
  }
  try {
    return new Parser(source, false).parseProgram()
  } catch (thrown) {
    // What was read further tells more.
    throw positionOf(refusal) > positionOf(thrown) ? refusal : thrown
  }
}

/** `x`, `return x`, and `var v = x; return v`, as editors store most bindings: in short, `x`. */
function shownValue(program: Program): Program | Expression {
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

/** How far a text was read until something was thrown. A text that was refused had been read. */
function positionOf(thrown: unknown): number {
  return thrown instanceof Refusal && thrown.kind === 'syntax'
    ? (thrown.position ?? 0)
    : Number.POSITIVE_INFINITY
}
