import type { Expression, Node } from '../parse/nodes'

/** The fields that hold operands, by type, in the order in which they are evaluated. Other types hold none. */
const OPERANDS: { readonly [T in Node['type']]?: readonly string[] } = {
  TemplateLiteral: ['expressions'],
  SpreadElement: ['argument'],
  ArrayExpression: ['elements'],
  ObjectExpression: ['properties'],
  Property: ['key', 'value'],
  MemberExpression: ['object', 'property'],
  CallExpression: ['callee', 'arguments'],
  NewExpression: ['callee', 'arguments'],
  UnaryExpression: ['argument'],
  UpdateExpression: ['argument'],
  BinaryExpression: ['left', 'right'],
  AssignmentExpression: ['left', 'right'],
  SequenceExpression: ['expressions'],
}

/** What the text spells, and is no operand. */
const SPELLED = new Set(['property', 'key'])

type Value = Node | readonly (Node | null)[] | null

/**
 * A copy of an expression with what `change` makes of its operands: what is evaluated before the expression itself, in
 * that order. `isPath` tells that an operand only leads to what is called, read of or written to, as `a.b` in `a.b.c()`.
 */
export function mapOperands<T extends Node>(
  node: T,
  change: (operand: Expression, isPath: boolean) => Expression,
): T {
  const { computed, optional } = node as {
    readonly computed?: boolean
    readonly optional?: boolean
  }
  const changed: Record<string, Value> = {}
  for (const field of OPERANDS[node.type] ?? []) {
    if (computed === false && SPELLED.has(field)) continue
    const map = (child: Node | null): Node | null => {
      if (!child) return null
      if (isLayer(node, child, field)) return mapOperands(child, change)
      if (isTarget(node, field) || isAskedFor(node, child)) return child
      const isPath = !optional && (field === 'object' || field === 'callee') && isPlainPath(child)
      return change(child as Expression, isPath)
    }
    const value = (node as unknown as Readonly<Record<string, Value>>)[field] as Value
    changed[field] = Array.isArray(value) ? value.map(map) : map(value as Node | null)
  }
  return { ...node, ...changed }
}

/** Whether a child only wraps operands: it stands for items, or for a member itself and not for its value. */
function isLayer(node: Node, child: Node, field: string): boolean {
  if (child.type === 'MemberExpression') return field === 'callee' || isTarget(node, field)
  return child.type === 'SpreadElement' || child.type === 'Property'
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
function isAskedFor(node: Node, { type }: Node): boolean {
  return node.type === 'UnaryExpression' && node.operator === 'typeof' && type === 'Identifier'
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
