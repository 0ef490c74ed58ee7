import type { Node } from '../parse/nodes'

/**
 * Whether a node has to wait when it runs: it holds an `await` outside of functions of its own.
 *
 * @param awaits - Positions of `await` in the function that the node belongs to.
 */
export function isAwaiting({ start, end }: Node, awaits: readonly number[]): boolean {
  return awaits.some((position) => start <= position && position < end)
}
