import { constantKey } from '../analyze/constantKey'
import { THIS } from '../parse/declaredNames'
import type { Expression, MemberExpression, Node } from '../parse/nodes'
import type { Frame } from '../runtime/frames'
import { refuse } from '../runtime/problem'
import { read, type SafeKey, toKey } from '../runtime/properties'
import { hasState, readState } from '../runtime/readState'
import type { PlainCompiler } from './Compiler'
import { contextWith, isOfContext, readContext } from './context'
import type { Evaluate } from './Evaluate'
import { compileSilently, isBuiltIn, isFree } from './identifiers'
import { methodOfClass } from './methodOfClass'

/** Expressions whose members are those of the language. */
const BUILT_IN = new Set<Node['type']>(['ArrayExpression', 'Literal', 'TemplateLiteral'])

type Key = (frame: Frame | null) => SafeKey

/** What an optional link gives that finds nothing: the rest of its chain is skipped. */
export const SKIPPED = Symbol('skipped')

/** Whether the rest of a chain is skipped that goes on with this value. */
export function isSkipped(value: unknown, optional: boolean): boolean {
  return value === SKIPPED || (optional && (value === undefined || value === null))
}

/** The whole of a chain with an optional link. */
export function compileChain(expression: Expression, compiler: PlainCompiler): Evaluate {
  const get = compiler.expression(expression)
  return (frame) => {
    const value = get(frame)
    return value === SKIPPED ? undefined : value
  }
}

/** `object.key` or `object[key]`. */
export function compileMember(node: MemberExpression, compiler: PlainCompiler): Evaluate {
  const method = methodOfClass(node, compiler)
  if (method) return () => method.value
  const constant = constantKey(node)
  if (constant === 'callee' && isArguments(node.object, compiler)) {
    refuse('forbidden', '"arguments.callee" is not supported', node.start)
  }
  const key = compileKey(node.property, constant, compiler)
  if (isOfContext(node, compiler)) return (frame) => readContext(key(frame))
  if (constant !== undefined && isState(node.object, compiler)) {
    const name = `${constant}`
    return () => readState(name)
  }
  const { optional } = node
  const object = compileObject(node, compiler)
  return (frame) => {
    const value = object(frame)
    return isSkipped(value, optional) ? SKIPPED : read(value, key(frame))
  }
}

/** What a method is called on, and its name. */
export function compileReceiver(
  node: MemberExpression,
  compiler: PlainCompiler,
): { readonly object: Evaluate; readonly key: Key } {
  const key = compileKey(node.property, constantKey(node), compiler)
  const object: Evaluate = isOfContext(node, compiler)
    ? (frame) => contextWith(key(frame))
    : compileObject(node, compiler)
  return { object, key }
}

/** The key that an expression gives. One that reaches a prototype is refused, at once if it is known. */
export function compileKey(
  node: Expression,
  constant: string | number | undefined,
  compiler: PlainCompiler,
): Key {
  if (constant !== undefined) {
    const key = toKey(constant)
    return () => key
  }
  const get = compiler.expression(node)
  return (frame) => toKey(get(frame))
}

export function isState(node: Expression, { names }: PlainCompiler): boolean {
  return node.type === 'Identifier' && node.name === 'state' && !names.find('state')
}

/** The value of an object. A name that is nowhere is refused by its name. */
export function compileObject(
  { object, optional }: MemberExpression,
  compiler: PlainCompiler,
): Evaluate {
  if (optional) return compileSilently(object, compiler)
  const name = freeName(object, compiler)
  if (name === null) return compileKnown(object, compiler)
  return () => {
    const value = readState(name)
    if (value === undefined && !hasState(name)) refuse('unknown', `"${name}" is not defined here`)
    return value
  }
}

/** A value that has to be there, as its members are asked for, unless it is data that may still come. */
export function compileKnown(node: Expression, compiler: PlainCompiler): Evaluate {
  const get = compiler.expression(node)
  return node.type === 'MemberExpression' ? withKnownValue(get, node, compiler) : get
}

/** Refuses where a member of something built-in is not there, such as `Math.none`. */
export function withKnownValue(
  get: Evaluate,
  { object, property }: MemberExpression,
  compiler: PlainCompiler,
): Evaluate {
  const isData = !BUILT_IN.has(object.type) && !isClass(object, compiler)
  const { name } = property as { readonly name?: string }
  if (isData || name === undefined) return get
  return (frame) => get(frame) ?? refuse('error', `"${name}" is not possible here`)
}

function isArguments(node: Expression, { names }: PlainCompiler): boolean {
  return node.type === 'Identifier' && node.name === 'arguments' && !names.find('arguments')
}

/** The name of what only the state may have, such as `this` outside of functions. */
function freeName(node: Expression, compiler: PlainCompiler): string | null {
  if (node.type === 'ThisExpression') return compiler.names.find(THIS) ? null : 'this'
  return node.type === 'Identifier' && isFree(node.name, compiler) ? node.name : null
}

function isClass(node: Expression, compiler: PlainCompiler): boolean {
  if (node.type === 'MemberExpression') return constantKey(node) === 'prototype'
  return node.type === 'Identifier' && isBuiltIn(node.name, compiler)
}
