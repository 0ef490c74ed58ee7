import { Refusal } from '../runtime/problem'
import { type Notes, startNotes, takeNotes } from './notes'
import type { Evaluate } from './Part'
import { startReading } from './reader'
import { readExpression, readInitializer, readProgram } from './statements'

/** How a text is read: as a value to show, or as something to do. */
export type ExpressionMode = 'expression' | 'action'

/** A text turned into closures, and what is known of it before it runs. */
export interface Program extends Notes {
  readonly run: Evaluate
}

/** `return x`, and `var v = x; return v`, as editors store most bindings: in short, `x`. */
const RETURN = /^(?:return\b(.*?)|var ([\w$]+) ?=(.*?); ?return \2);?$/s

/**
 * Compiles a text. Throws a {@link Refusal} at what is not of the language.
 *
 * In the mode `expression`, a text that is one expression is its value (`{ a: 1 }` is an object);
 * any other is the body of a function.
 */
export function compileProgram(source: string, mode: ExpressionMode): Program {
  const run = readText(source, mode)
  return { run, ...takeNotes(source) }
}

/** Takes off what editors wrap around a binding; `null` where there is nothing of it. */
export function unwrap(source: string): string | null {
  const match = RETURN.exec(source.trim())
  return match?.[1] ?? match?.[3] ?? null
}

function readText(source: string, mode: ExpressionMode): Evaluate {
  if (mode === 'action') return readBody(source)
  const match = RETURN.exec(source.trim())
  try {
    if (match?.[1] !== undefined) return readAs(readExpression, match[1])
    if (match) return readAs(readInitializer, match[3] ?? '')
  } catch {
    // It is more than that, then.
  }
  try {
    return readAs(readExpression, source)
  } catch (thrown) {
    return readBody(source, thrown)
  }
}

function readAs(read: () => Evaluate, text: string): Evaluate {
  startNotes()
  startReading(text)
  return read()
}

/** Reads the body of a function. Where that fails, `earlier` is thrown if it tells more. */
function readBody(text: string, earlier?: unknown): Evaluate {
  try {
    return readAs(readProgram, text)
  } catch (thrown) {
    throw positionOf(earlier) > positionOf(thrown) ? earlier : thrown
  }
}

/** How far a text was read until something was thrown. A text that was refused had been read. */
function positionOf(thrown: unknown): number {
  if (thrown === undefined) return -1
  return thrown instanceof Refusal && thrown.kind === 'syntax'
    ? (thrown.position ?? 0)
    : Number.POSITIVE_INFINITY
}
