import { mapChildren } from '../analyze/childNodes'
import type { Expression, Node } from '../parse/nodes'

/**
 * A copy of an expression with what `change` makes of its operands: what is evaluated before the expression itself, in
 * that order. `isPath` tells that an operand only leads to what is called, read of or written to, as `a.b` in `a.b.c()`.
 */
export function mapOperands<T extends Node>(
  node: T,
  change: (operand: Expression, isPath: boolean) => Expression,
): T {
  return mapChildren(node, (child, field) => {
    if (isTransparent(child) || isReference(node, child, field)) return mapOperands(child, change)
    if (isTarget(node, field) || isAskedFor(node, child)) return child
    const isOptional = 'optional' in node && node.optional
    const isPath = !isOptional && (field === 'object' || field === 'callee') && isPlainPath(child)
    return change(child as Expression, isPath)
  })
}

/** Whether a node only wraps operands. */
function isTransparent({ type }: Node): boolean {
  return type === 'SpreadElement' || type === 'Property'
}

/** Whether a node stands for a member itself, and not for its value. */
function isReference(node: Node, child: Node, field: string): boolean {
  return child.type === 'MemberExpression' && (field === 'callee' || isTarget(node, field))
}

/** Whether a field holds what is written to or deleted. */
function isTarget(node: Node, field: string): boolean {
  return (
    (node.type === 'AssignmentExpression' && field === 'left') ||
    node.type === 'UpdateExpression' ||
    (node.type === 'UnaryExpression' && node.operator === 'delete')
  )
}

/** Whether it is the name in `typeof name`, which may be nowhere. */
function isAskedFor(node: Node, child: Node): boolean {
  return (
    node.type === 'UnaryExpression' && node.operator === 'typeof' && child.type === 'Identifier'
  )
}

function isPlainPath(node: Node): boolean {
  if (node.type === 'Identifier' || node.type === 'ThisExpression') return true
  return (
    node.type === 'MemberExpression' &&
    !node.optional &&
    (!node.computed || node.property.type === 'Literal') &&
    isPlainPath(node.object)
  )
}
