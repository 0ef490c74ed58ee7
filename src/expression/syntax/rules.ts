import type { SafeKey } from '../runtime/properties'
import type { Part } from './Part'

/** Rules of the grammar that others refer to which stand below them, or that the rest of the language adds to. */
interface Rules {
  /** Reads an expression without commas. */
  assignment: () => Part
  /** Reads `{ … }` as the body of a function. */
  body: () => Part
  /** Reads `{ … }` as a statement. */
  block: () => Part
  statement: () => Part
  /** Reads statements up to a mark or word that ends them. */
  statements: (ends: readonly string[]) => Part[]
  /** Reads what follows `word` in an object, where that is no name of a property. */
  accessor?: (word: string) => ObjectEntry
  /** Names what stands next, if it is something of JavaScript that the language does not have. */
  explain?: (source: string, position: number) => string | undefined
}

/** An entry of `{ a, b: c, ...d }`. */
export interface ObjectEntry {
  /** `null` where `value` is spread, or takes the rest. */
  readonly key: Part | null
  readonly value: Part
  /**
   * Gives the object its property.
   *
   * @default As a value
   */
  readonly define?: (object: object, key: SafeKey, value: unknown) => void
}

export const rules = {} as Rules

/** Reads statements by the word or mark that they begin with. */
export const STATEMENTS: Record<string, () => Part> = Object.create(null)

/** Reads operands by the word or mark that they begin with. */
export const OPERANDS: Record<string, () => Part> = Object.create(null)
