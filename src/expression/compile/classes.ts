import { constantKey } from '../analyze/stateReads'
import { classMethod, isClass } from '../library/methods'
import type { Expression, NodeOf } from '../parse/nodes'
import { toKey } from '../runtime/properties'
import type { Compiler } from './Compiler'

/**
 * The method that a chain such as `Array.prototype.slice` spells. The prototype itself is no value: what is built in is
 * known by the chain alone. `null` for any other member.
 */
export function methodOfClass(
  node: NodeOf<'MemberExpression'>,
  { names }: Compiler,
): { readonly value: unknown } | null {
  const { object } = node
  if (object.type !== 'MemberExpression' || constantKey(object) !== 'prototype') return null
  const key = constantKey(node)
  const owner = object.object
  if (key === undefined || owner.type !== 'Identifier' || names.find(owner.name)) return null
  return isClass(owner.name) ? { value: classMethod(owner.name, toKey(key)) } : null
}

/**
 * Whether an expression is the prototype of plain objects, as in `Object.create(Object.prototype)`. What TypeScript
 * inlines for generators asks for that of `typeof Iterator === "function" ? Iterator : Object`.
 */
export function isPlainPrototype(node: Expression, compiler: Compiler): boolean {
  return (
    node.type === 'MemberExpression' &&
    constantKey(node) === 'prototype' &&
    isPlainClass(node.object, compiler)
  )
}

function isPlainClass(node: Expression, compiler: Compiler): boolean {
  if (node.type === 'ConditionalExpression') {
    return isPlainClass(node.consequent, compiler) && isPlainClass(node.alternate, compiler)
  }
  const isPlain = node.type === 'Identifier' && /^(?:Object|Iterator)$/.test(node.name)
  return isPlain && !compiler.names.find(node.name)
}
