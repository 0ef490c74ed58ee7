import { constantKey } from '../analyze/constantKey'
import { findMethod, methodValue } from '../library/methods'
import type { CallExpression, Expression, MemberExpression, NewExpression } from '../parse/nodes'
import { refuse } from '../runtime/problem'
import { limitText, own, spend } from '../runtime/run'
import type { PlainCompiler } from './Compiler'
import type { Evaluate } from './Evaluate'
import { compileSilently } from './identifiers'
import { compileItems } from './lists'
import { compileKnown, compileReceiver, isSkipped, SKIPPED, withKnownValue } from './members'
import { isPlainPrototype, methodOfClass } from './methodOfClass'

/** `callee(…)` and `object.key(…)`. */
export function compileCall(node: CallExpression, compiler: PlainCompiler): Evaluate {
  const { callee, optional } = node
  const args = isPlainCreation(node, compiler)
    ? () => [null]
    : compileItems(node.arguments, compiler)
  if (callee.type === 'MemberExpression') return compileMethodCall(callee, args, optional, compiler)
  const get = compileSilently(callee, compiler)
  const name = nameOf(callee)
  return (frame) => {
    const callable = get(frame)
    if (isSkipped(callable, optional)) return SKIPPED
    if (typeof callable !== 'function') refuse('unknown', `"${name}" is not a function here`)
    spend(1)
    return limitResult(callable(...args(frame)))
  }
}

/** `Object.create(Object.prototype)`, of which the prototype is no value. */
function isPlainCreation(
  { callee, arguments: args }: CallExpression,
  compiler: PlainCompiler,
): boolean {
  const [first] = args
  return (
    callee.type === 'MemberExpression' &&
    constantKey(callee) === 'create' &&
    args.length === 1 &&
    first?.type === 'MemberExpression' &&
    isPlainPrototype(first, compiler)
  )
}

function compileMethodCall(
  member: MemberExpression,
  args: (...given: Parameters<Evaluate>) => unknown[],
  optional: boolean,
  compiler: PlainCompiler,
): Evaluate {
  const { object, key } = isCallOfMethod(member)
    ? { ...compileReceiver(member, compiler), object: compileMethodValue(member.object, compiler) }
    : compileReceiver(member, compiler)
  const { optional: isOptionalMember } = member
  return (frame) => {
    const receiver = object(frame)
    if (isSkipped(receiver, isOptionalMember)) return SKIPPED
    const name = key(frame)
    const method = findMethod(receiver, name)
    if (method === null) {
      if (optional) return SKIPPED
      refuse('unknown', `"${name}()" is not possible here`)
    }
    spend(1)
    return limitResult(method(receiver as never, args(frame)))
  }
}

/** `object.method.call(…)` and its like, where `method` may be one that only a call finds. */
function isCallOfMethod(
  node: MemberExpression,
): node is MemberExpression & { readonly object: MemberExpression } {
  return (
    node.object.type === 'MemberExpression' && /^(?:call|apply|bind)$/.test(`${constantKey(node)}`)
  )
}

function compileMethodValue(node: MemberExpression, compiler: PlainCompiler): Evaluate {
  if (methodOfClass(node, compiler)) return compileKnown(node, compiler)
  const { object, key } = compileReceiver(node, compiler)
  const { optional } = node
  const get: Evaluate = (frame) => {
    const receiver = object(frame)
    return isSkipped(receiver, optional) ? SKIPPED : methodValue(receiver, key(frame))
  }
  return withKnownValue(get, node, compiler)
}

/** `new callee(…)`, which makes an object for a function of the text. */
export function compileNew(node: NewExpression, compiler: PlainCompiler): Evaluate {
  const callee = compileSilently(node.callee, compiler)
  const args = compileItems(node.arguments, compiler)
  const name = nameOf(node.callee)
  return (frame) => {
    const callable = callee(frame)
    if (typeof callable !== 'function') refuse('unknown', `"${name}" is not a function here`)
    spend(1)
    // All that the language has can as well be called.
    const self = own({})
    return Reflect.apply(callable, self, args(frame)) ?? self
  }
}

/** How a message calls what cannot be called. */
function nameOf(node: Expression): string {
  return node.type === 'Identifier' ? node.name : 'This'
}

function limitResult(result: unknown): unknown {
  return typeof result === 'string' ? limitText(result) : result
}
