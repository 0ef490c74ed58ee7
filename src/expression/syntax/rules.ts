import type { Part } from './Part'

/** Rules of the grammar that others refer to which stand below them. Statements, at the top, fill them in. */
interface Rules {
  /** Reads an expression without commas. */
  assignment: () => Part
  /** Reads `{ … }` as the body of a function. */
  body: () => Part
  /** Reads `{ … }` as a statement. */
  block: () => Part
  /** @param labels - Those that the statement has; one that can be left has the empty one as well. */
  statement: (labels?: readonly string[]) => Part
  /** Reads statements up to a mark or word that ends them. */
  statements: (ends: readonly string[]) => Part[]
}

export const rules = {} as Rules
