import type { Node } from '../parse/nodes'
import { forEachChild } from './childNodes'

/** Types of nodes that wait on their own, whatever they hold. */
const FUNCTIONS: ReadonlySet<Node['type']> = new Set([
  'FunctionExpression',
  'FunctionDeclaration',
  'ArrowFunctionExpression',
] as const)

/** The nodes that have to wait when they run: those that hold an `await`, but not in a function of theirs. */
export function awaitingNodes(root: Node, source: string): Set<Node> {
  const awaiting = new Set<Node>()
  if (!source.includes('await')) return awaiting
  const visit = (node: Node): boolean => {
    let isAwaiting = node.type === 'AwaitExpression'
    forEachChild(
      node,
      (child) => {
        const isChildAwaiting = visit(child)
        isAwaiting ||= isChildAwaiting
      },
      null,
    )
    if (isAwaiting && !FUNCTIONS.has(node.type)) awaiting.add(node)
    return awaiting.has(node)
  }
  visit(root)
  return awaiting
}
