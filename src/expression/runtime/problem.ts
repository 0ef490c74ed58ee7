/**
 * Why an expression has no value.
 *
 * - `syntax`: the text is not of the language.
 * - `unknown`: a name, function or method that expressions don't have.
 * - `forbidden`: a key that reaches a prototype, or a write to what is not the expression's own.
 * - `limit`: too many steps, too deep, too long.
 * - `missing`: a property of `undefined` or `null` was read. Usual while data is on its way, and
 *   no reason to warn visitors.
 * - `error`: a function of the host page, or a built-in one, threw.
 */
export type ProblemKind = 'syntax' | 'unknown' | 'forbidden' | 'limit' | 'missing' | 'error'

/** Reports an expression that could not be compiled or run. */
export interface ExpressionProblem {
  readonly kind: ProblemKind
  /** Says what is wrong, quoting the name or value. */
  readonly message: string
  /** The expression's whole text. */
  readonly source: string
  /** Where in the text it was found, counted in characters; `null` for what showed up in a run. */
  readonly position: number | null
}

/** Thrown inside an expression. No `Error`, since its stack would never be read. */
export class Refusal {
  constructor(
    readonly kind: ProblemKind,
    readonly message: string,
    readonly position: number | null = null,
  ) {}
}

/** Ends the compilation or the run that is under way. */
export function refuse(kind: ProblemKind, message: string, position?: number): never {
  throw new Refusal(kind, message, position)
}

/** Turns whatever was thrown while `source` was compiled or run into a problem. */
export function toProblem(thrown: unknown, source: string): ExpressionProblem {
  if (thrown instanceof Refusal) {
    return { kind: thrown.kind, message: thrown.message, position: thrown.position, source }
  }
  // The stack has run out: a limit, even if the engine found it.
  const kind =
    thrown instanceof RangeError && /call stack/i.test(thrown.message) ? 'limit' : 'error'
  const message = thrown instanceof Error ? thrown.message : 'A function of the page threw'
  return { kind, message, position: null, source }
}
