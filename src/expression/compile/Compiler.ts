import type { Expression, FunctionNode, Node, Pattern, Statement } from '../parse/nodes'
import type { Evaluate, Store } from './Evaluate'
import type { Names } from './Names'

/**
 * Compiles the nodes of a tree: to plain closures, or to closures that can wait.
 *
 * An instance knows the variables around the nodes that it compiles.
 */
export interface Compiler<Run> {
  readonly names: Names
  expression(node: Expression): Run
  /** @param labels - Those that stand right before it. */
  statement(node: Statement, labels?: readonly string[]): Run
  /** For what stands where further variables are declared. */
  within(names: readonly string[]): Compiler<Run>
  pattern(node: Pattern): Store
}

/** What compiles to plain closures. */
export interface PlainCompiler extends Compiler<Evaluate> {
  /** Compiles a function: what gives the function itself. */
  function(node: FunctionNode): Evaluate
  /** The nodes that have to wait. */
  readonly awaiting: Set<Node>
  within(names: readonly string[]): PlainCompiler
}

/** What a step of a run is worth, in characters of text. */
const LENGTH_OF_STEP = 64

/** What it costs to run a node once, in steps. */
export function weightOf({ start, end }: Pick<Node, 'start' | 'end'>): number {
  return Math.max(1, (end - start) / LENGTH_OF_STEP)
}
