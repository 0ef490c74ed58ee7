/**
 * Reason why an expression has no value.
 *
 * - `syntax`: the text is not valid in the language.
 * - `unknown`: a name, function or method that expressions do not have.
 * - `forbidden`: a key that reaches a prototype, or a write to data that it may not change.
 * - `limit`: too many steps, too deep, too long.
 * - `missing`: a property of `undefined` or `null` was read. Common while data loads, so visitors
 *   are not warned.
 * - `error`: a function of the host page, or a built-in one, threw.
 */
export type ProblemKind = 'syntax' | 'unknown' | 'forbidden' | 'limit' | 'missing' | 'error'

/** A problem of an expression that could not be compiled or run. */
export interface ExpressionProblem {
  readonly kind: ProblemKind
  /** Description of the problem, quoting the name or value. */
  readonly message: string
  /** Text of the whole expression. */
  readonly source: string
  /** Position in the text, in characters; `null` for a problem during a run. */
  readonly position: number | null
}

/** Thrown inside an expression. Not an `Error`, because its stack would never be read. */
export class Refusal {
  constructor(
    readonly kind: ProblemKind,
    readonly message: string,
    readonly position: number | null = null,
  ) {}
}

/** Ends the current compilation or run. */
export function refuse(kind: ProblemKind, message: string, position?: number): never {
  throw new Refusal(kind, message, position)
}

/** Converts a value thrown while `source` was compiled or run to a problem. */
export function toProblem(thrown: unknown, source: string): ExpressionProblem {
  if (thrown instanceof Refusal) return { ...thrown, source }
  // A stack overflow counts as a limit, although the engine detects it.
  const kind =
    thrown instanceof RangeError && /call stack/i.test(thrown.message) ? 'limit' : 'error'
  const message = thrown instanceof Error ? thrown.message : 'A function of the page threw'
  return { kind, message, position: null, source }
}
