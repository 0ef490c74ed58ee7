import type { Effects } from '../analyze/stateReads'
import type { Expression, Node, NodeOf, Pattern } from '../parse/nodes'
import type { Frame } from '../runtime/frames'
import type { Names } from './Names'

/** Gives the value of an expression. */
export type Evaluator = (frame: Frame | null) => unknown

/** Assigns a value to the names and members of a pattern. */
export type Store = (frame: Frame | null, value: unknown) => void

/** Compiles expressions and patterns, among the variables around them. */
export interface Compiler {
  readonly names: Names
  readonly effects: Effects
  /** @param compiler - Compiles its operands, in the order in which they are evaluated. */
  expression(node: Expression, compiler?: Compiler): Evaluator
  /** Compiles what only leads to what is read of it, called or written to. */
  path(node: Expression): Evaluator
  /** Tells when the rest of a link in a chain is not evaluated. */
  skipIf(isLost: Evaluator): void
  pattern(node: Pattern): Store
  /** For what stands where further variables are declared. */
  within(names: readonly string[]): Compiler
}

/** Compiles expressions, by type. */
export type ExpressionRules = {
  readonly [T in Expression['type']]?: (node: NodeOf<T>, compiler: Compiler) => Evaluator
}

/** Characters of text that cost one step. */
const LENGTH_OF_STEP = 64

/** Steps that it costs to run a node once. */
export function weightOf({ start, end }: Node): number {
  return Math.max(1, (end - start) / LENGTH_OF_STEP)
}
