import { constantKey } from '../analyze/constantKey'
import { classMethod, isClass } from '../library/methods'
import type { Expression, MemberExpression } from '../parse/nodes'
import { toKey } from '../runtime/properties'
import type { PlainCompiler } from './Compiler'

/**
 * The method that a chain such as `Array.prototype.slice` spells. The prototype itself is no value: of what is made here,
 * the chain alone tells. `null` for any other member.
 */
export function methodOfClass(
  node: MemberExpression,
  compiler: PlainCompiler,
): { readonly value: unknown } | null {
  const { object } = node
  const key = constantKey(node)
  if (object.type !== 'MemberExpression' || key === undefined) return null
  const name = className(object.object, compiler)
  if (name === null || constantKey(object) !== 'prototype') return null
  return { value: classMethod(name, toKey(key)) }
}

/**
 * Whether an expression is the prototype of plain objects, as in `Object.create(Object.prototype)`. What TypeScript
 * inlines for generators asks for that of `typeof Iterator === "function" ? Iterator : Object`.
 */
export function isPlainPrototype(node: Expression, compiler: PlainCompiler): boolean {
  return (
    node.type === 'MemberExpression' &&
    constantKey(node) === 'prototype' &&
    isPlainClass(node.object, compiler)
  )
}

function isPlainClass(node: Expression, compiler: PlainCompiler): boolean {
  if (node.type === 'ConditionalExpression') {
    return isPlainClass(node.consequent, compiler) && isPlainClass(node.alternate, compiler)
  }
  const isPlain = node.type === 'Identifier' && /^(?:Object|Iterator)$/.test(node.name)
  return isPlain && !compiler.names.find(node.name)
}

function className(node: Expression, compiler: PlainCompiler): string | null {
  if (node.type !== 'Identifier' || !isClass(node.name)) return null
  return compiler.names.find(node.name) ? null : node.name
}
