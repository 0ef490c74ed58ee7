import type { Effects } from '../analyze/stateReads'
import type { Expression, Node, Pattern } from '../parse/nodes'
import type { Frame } from '../runtime/frames'
import type { Names } from './Names'

/** Gives the value of an expression. */
export type Evaluate = (frame: Frame | null) => unknown

/** Assigns a value to the names and members of a pattern. */
export type Store = (frame: Frame | null, value: unknown) => void

/** Compiles expressions and patterns, among the variables around them. */
export interface Compiler {
  readonly names: Names
  readonly effects: Effects
  expression(node: Expression): Evaluate
  pattern(node: Pattern): Store
  /** For what stands where further variables are declared. */
  within(names: readonly string[]): Compiler
}

/** What a step of a run is worth, in characters of text. */
const LENGTH_OF_STEP = 64

/** What it costs to run a node once, in steps. */
export function weightOf({ start, end }: Node): number {
  return Math.max(1, (end - start) / LENGTH_OF_STEP)
}
