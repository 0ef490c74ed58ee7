import { attemptLater } from '../runtime/perform'
import type { ObjectEntry } from './objectPart'
import type { Evaluate, Part } from './Part'

/**
 * Rules of the grammar that others refer to which stand below them, or that the rest of the language replaces by larger
 * ones. Statements, at the top, fill them in.
 */
interface Rules {
  /** Begins a text: what was kept of one that could not be read to its end is given up. */
  start?: () => void
  /** Reads an expression without commas. */
  assignment: () => Part
  /** Reads `{ … }` as the body of a function. */
  body: () => Evaluate
  statement: () => Evaluate
  /** Reads the statement that a loop repeats. */
  repeated: () => Evaluate
  /** Reads a literal, a name, a function, or what stands in parentheses. */
  primary: () => Part
  /** Reads a property of an object. */
  entry: () => ObjectEntry
  /** Names what stands next, if it is something of JavaScript that the language does not have. */
  explain?: (source: string, position: number) => string | undefined
  /** Runs a function of a text that was called when its own run was not under way. */
  later: typeof attemptLater
  /** Is told of each function that a text makes. */
  made?: (callable: object) => void
}

export const rules = { later: attemptLater } as Rules
