import type { Effects } from '../analyze/stateReads'
import type { Expression, Node, NodeOf, Pattern } from '../parse/nodes'
import type { Frame } from '../runtime/frames'
import type { Names } from './Names'

/** Computes the value of an expression. */
export type Evaluator = (frame: Frame | null) => unknown

/** Assigns a value to the targets of a pattern. */
export type Store = (frame: Frame | null, value: unknown) => void

/** Compiles expressions and patterns in the scope of their variables. */
export interface Compiler {
  readonly names: Names
  readonly effects: Effects
  /** @param compiler - Compiles the operands, in evaluation order. */
  expression(node: Expression, compiler?: Compiler): Evaluator
  /** Compiles the object of a member, a call or an assignment. */
  path(node: Expression): Evaluator
  /** Sets the condition under which the rest of an optional chain is skipped. */
  skipIf(isLost: Evaluator): void
  pattern(node: Pattern): Store
  /** Returns a compiler for an inner scope with these variables. */
  within(names: readonly string[]): Compiler
}

/** Compilers of expressions, by node type. */
export type ExpressionRules = {
  readonly [T in Expression['type']]?: (node: NodeOf<T>, compiler: Compiler) => Evaluator
}

/** Length of text that costs one step. */
const LENGTH_OF_STEP = 64

/** Returns the steps that one execution of a node costs. */
export function weightOf({ start, end }: Node): number {
  return Math.max(1, (end - start) / LENGTH_OF_STEP)
}
