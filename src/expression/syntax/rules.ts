import type { Evaluate, Part } from './Part'

/** Rules of the grammar that others refer to which stand below them. Statements, at the top, fill them in. */
interface Rules {
  /** Reads an expression without commas. */
  assignment: () => Part
  /** Reads `{ … }` as the body of a function. */
  body: () => Evaluate
}

export const rules = {} as Rules
