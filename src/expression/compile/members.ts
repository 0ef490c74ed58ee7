import { constantKey, noteMemberRead, rootOf } from '../analyze/stateReads'
import type { Expression, NodeOf } from '../parse/nodes'
import { contextWith, readContext } from '../runtime/context'
import { refuse } from '../runtime/problem'
import { read, type SafeKey, toKey } from '../runtime/properties'
import { hasState, readState, wholeState } from '../runtime/readState'
import type { Compiler, Evaluator, ExpressionRules } from './Compiler'
import { methodOfClass } from './classes'
import { compileSilently, freeName, isGlobalName } from './identifiers'

type Member = NodeOf<'MemberExpression'>
type Key = (...given: Parameters<Evaluator>) => SafeKey

/** Value of an optional chain whose rest is skipped. */
export const SKIPPED = Symbol('skipped')

/** Whether the rest of a chain is skipped after this value. */
export function isSkipped(value: unknown, optional: boolean): boolean {
  return value === SKIPPED || (optional && (value === undefined || value === null))
}

/** Compilers of `object.key`, `object[key]`, and chains of them. */
export const MEMBER_RULES = {
  MemberExpression(node, compiler) {
    const method = methodOfClass(node, compiler)
    if (method) return () => method.value
    const { object, optional } = node
    const constant = constantKey(node)
    const root = noteMemberRead(node, compiler.effects, compiler.names)
    if (constant === 'callee' && isArguments(object, compiler)) {
      refuse('forbidden', '"arguments.callee" is not supported', node.start)
    }
    if (root === 'state' && constant !== undefined) {
      const name = `${toKey(constant)}`
      return () => readState(name)
    }
    const { object: get, key } = compileReceiver(node, compiler, root)
    if (root === 'context') return (frame) => readContext(key(frame))
    return (frame) => {
      const value = get(frame)
      return isSkipped(value, optional) ? SKIPPED : read(value, key(frame))
    }
  },
  ChainExpression({ expression }, compiler) {
    const get = compiler.expression(expression)
    return (frame) => {
      const value = get(frame)
      return value === SKIPPED ? undefined : value
    }
  },
} satisfies ExpressionRules

/** Receiver and name of a method call. */
export interface Receiver {
  readonly object: Evaluator
  readonly key: Key
}

export function compileReceiver(
  node: Member,
  compiler: Compiler,
  root = noteMemberRead(node, compiler.effects, compiler.names),
): Receiver {
  if (root === 'context') {
    const key = compileKey(node, compiler)
    return { object: (frame) => contextWith(key(frame)), key }
  }
  const object = compileObject(node, compiler)
  compiler.skipIf((frame) => isSkipped(object(frame), node.optional))
  return { object, key: compileKey(node, compiler) }
}

/** Compiles a key. Refuses keys that reach a prototype, constant ones during compilation. */
export function compileKey(node: Member | NodeOf<'Property'>, compiler: Compiler): Key {
  const constant = constantKey(node)
  if (constant !== undefined) {
    const key = toKey(constant)
    return () => key
  }
  const get = compiler.expression(node.type === 'Property' ? node.key : node.property)
  return (frame) => toKey(get(frame))
}

/** Compiles the object of a member. Refuses undefined names with a message that names them. */
export function compileObject({ object, optional }: Member, compiler: Compiler): Evaluator {
  if (rootOf(object, compiler.names) === 'state') return wholeState
  if (optional) return compileSilently(object, compiler)
  const get = compileKnown(object, compiler)
  const name = freeName(object, compiler)
  if (name === null) return get
  return () => {
    const value = readState(name)
    if (value === undefined && !hasState(name)) refuse('unknown', `"${name}" is not defined here`)
    return value
  }
}

/** Compiles a value whose members are read. Built-in members must exist; state may be missing. */
export function compileKnown(node: Expression, compiler: Compiler): Evaluator {
  const get = compiler.path(node)
  return node.type === 'MemberExpression' ? withKnownValue(get, node, compiler) : get
}

/** Refuses missing members of built-in objects, such as `Math.none`. */
export function withKnownValue(
  get: Evaluator,
  { object, property }: Member,
  compiler: Compiler,
): Evaluator {
  const { name } = property as { readonly name?: string }
  if (name === undefined || !isOfLanguage(object, compiler)) return get
  return (frame) => get(frame) ?? refuse('error', `"${name}" is not available here`)
}

/** Whether an expression's members are built-in ones. */
function isOfLanguage(node: Expression, compiler: Compiler): boolean {
  if (node.type === 'Identifier') return isGlobalName(node.name, compiler)
  if (node.type === 'MemberExpression') return constantKey(node) === 'prototype'
  return /^(?:ArrayExpression|Literal|TemplateLiteral)$/.test(node.type)
}

function isArguments(node: Expression, { names }: Compiler): boolean {
  return node.type === 'Identifier' && node.name === 'arguments' && !names.find('arguments')
}
