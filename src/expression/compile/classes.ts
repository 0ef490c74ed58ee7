import { constantKey } from '../analyze/stateReads'
import { classMethod, isClass } from '../library/methods'
import type { NodeOf, SpreadableExpression } from '../parse/nodes'
import { toKey } from '../runtime/properties'
import type { Compiler } from './Compiler'

/**
 * Returns the method that a chain such as `Array.prototype.slice` names; `null` for other members.
 * The prototype itself is not a value, so the chain is evaluated as a whole.
 */
export function methodOfClass(
  node: NodeOf<'MemberExpression'>,
  { names }: Compiler,
): { readonly value: unknown } | null {
  const key = constantKey(node)
  const owner = ownerOfPrototype(node.object)
  if (key === undefined || owner?.type !== 'Identifier' || names.find(owner.name)) return null
  return isClass(owner.name) ? { value: classMethod(owner.name, toKey(key)) } : null
}

/**
 * Whether an expression is the prototype of plain objects, as in `Object.create(Object.prototype)`.
 * TypeScript's helpers write the class as `typeof Iterator === "function" ? Iterator : Object`.
 */
export function isPlainPrototype(node: SpreadableExpression, compiler: Compiler): boolean {
  const owner = ownerOfPrototype(node)
  const classes =
    owner?.type === 'ConditionalExpression' ? [owner.consequent, owner.alternate] : [owner]
  return classes.every(
    (one) =>
      one?.type === 'Identifier' &&
      /^(?:Object|Iterator)$/.test(one.name) &&
      !compiler.names.find(one.name),
  )
}

function ownerOfPrototype(node: SpreadableExpression) {
  return node.type === 'MemberExpression' && constantKey(node) === 'prototype' ? node.object : null
}
