import { CONTEXT_PREFIX, constantKey, noteMemberRead, rootOf } from '../analyze/stateReads'
import { noteWrite } from '../analyze/writes'
import type { Expression, NodeOf } from '../parse/nodes'
import { refuse } from '../runtime/problem'
import { read, remove, type SafeKey, toKey, write } from '../runtime/properties'
import { hasState, readState, wholeState } from '../runtime/readState'
import { currentScope } from '../runtime/run'
import type { Compiler, Evaluate } from './Compiler'
import { methodOfClass } from './classes'
import { contextWith, readContext, wholeContext } from './context'
import { compileSilently, freeName, isBuiltIn } from './identifiers'
import { writeSlot } from './Names'

type Member = NodeOf<'MemberExpression'>
type Key = (...given: Parameters<Evaluate>) => SafeKey

/** What an optional link gives that finds nothing: the rest of its chain is skipped. */
export const SKIPPED = Symbol('skipped')

/** Whether the rest of a chain is skipped that goes on with this value. */
export function isSkipped(value: unknown, optional: boolean): boolean {
  return value === SKIPPED || (optional && (value === undefined || value === null))
}

/** The whole of a chain with an optional link. */
export function compileChain(
  { expression }: NodeOf<'ChainExpression'>,
  compiler: Compiler,
): Evaluate {
  const get = compiler.expression(expression)
  return (frame) => {
    const value = get(frame)
    return value === SKIPPED ? undefined : value
  }
}

/** `object.key` or `object[key]`. */
export function compileMember(node: Member, compiler: Compiler): Evaluate {
  const method = methodOfClass(node, compiler)
  if (method) return () => method.value
  const constant = constantKey(node)
  if (constant === 'callee' && isArguments(node.object, compiler)) {
    refuse('forbidden', '"arguments.callee" is not supported', node.start)
  }
  const root = noteMemberRead(node, compiler.effects, compiler.names)
  const key = compileKey(node, compiler)
  if (root === 'context') return (frame) => readContext(key(frame))
  if (root && constant !== undefined) {
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
export function compileReceiver(node: Member, compiler: Compiler): { object: Evaluate; key: Key } {
  const root = noteMemberRead(node, compiler.effects, compiler.names)
  const key = compileKey(node, compiler)
  const object: Evaluate =
    root === 'context' ? (frame) => contextWith(key(frame)) : compileObject(node, compiler)
  return { object, key }
}

/** The key of a member or a property. One that reaches a prototype is refused, at once if it is known. */
export function compileKey(node: Member | NodeOf<'Property'>, compiler: Compiler): Key {
  const constant = constantKey(node)
  if (constant !== undefined) {
    const key = toKey(constant)
    return () => key
  }
  const get = compiler.expression(node.type === 'Property' ? node.key : node.property)
  return (frame) => toKey(get(frame))
}

/** The value of an object. A name that is nowhere is refused by its name. */
function compileObject({ object, optional }: Member, compiler: Compiler): Evaluate {
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

/** A value that has to be there, as its members are asked for, unless it is data that may still come. */
export function compileKnown(node: Expression, compiler: Compiler): Evaluate {
  const get = compiler.expression(node)
  return node.type === 'MemberExpression' ? withKnownValue(get, node, compiler) : get
}

/** Refuses where a member of something built-in is not there, such as `Math.none`. */
export function withKnownValue(
  get: Evaluate,
  { object, property }: Member,
  compiler: Compiler,
): Evaluate {
  const { name } = property as { readonly name?: string }
  if (name === undefined || !isOfLanguage(object, compiler)) return get
  return (frame) => get(frame) ?? refuse('error', `"${name}" is not possible here`)
}

/** Whether the members of an expression are those of the language. */
function isOfLanguage(node: Expression, compiler: Compiler): boolean {
  switch (node.type) {
    case 'ArrayExpression':
    case 'Literal':
    case 'TemplateLiteral':
      return true
    case 'MemberExpression':
      return constantKey(node) === 'prototype'
    default:
      return node.type === 'Identifier' && isBuiltIn(node.name, compiler)
  }
}

function isArguments(node: Expression, { names }: Compiler): boolean {
  return node.type === 'Identifier' && node.name === 'arguments' && !names.find('arguments')
}

/** A name or a member, as something to assign to. */
interface Reference {
  readonly owner: Evaluate
  readonly key: Key
  get(owner: unknown, key: SafeKey): unknown
  set(owner: unknown, key: SafeKey, value: unknown): void
}

export function compileReference(
  node: NodeOf<'Identifier' | 'MemberExpression'>,
  compiler: Compiler,
): Reference {
  if (node.type === 'Identifier') return compileNameReference(node, compiler)
  noteWrite(node, compiler.effects)
  const root = noteMemberRead(node, compiler.effects, compiler.names)
  const key = compileKey(node, compiler)
  if (root === 'context') {
    return {
      owner: wholeContext,
      key,
      get: (_, name) => readContext(name),
      set: (_, name, value) => write(currentScope().state, CONTEXT_PREFIX + name, value),
    }
  }
  const owner = root ? () => currentScope().state : compileObject(node, compiler)
  return { owner, key, get: read, set: write }
}

/** As ever in stored content, only `state.name = …` writes to the state: a name that is no variable keeps its value. */
function compileNameReference(node: NodeOf<'Identifier'>, compiler: Compiler): Reference {
  const read = compileSilently(node, compiler)
  const slot = compiler.names.find(node.name)
  const store = slot ? writeSlot(slot) : () => {}
  return {
    owner: (frame) => frame,
    key: () => '',
    get: (frame) => read(frame as Parameters<Evaluate>[0]),
    set: (frame, _, value) => store(frame as Parameters<Evaluate>[0], value),
  }
}

/** `delete object.key`. */
export function compileDelete(node: Member, compiler: Compiler): Evaluate {
  const { owner, key } = compileReference(node, compiler)
  return (frame) => remove(owner(frame), key(frame))
}
