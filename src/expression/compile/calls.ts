import { constantKey } from '../analyze/stateReads'
import { noteWrite } from '../analyze/writes'
import { findMethod, methodValue } from '../library/methods'
import type { Expression, NodeOf } from '../parse/nodes'
import { refuse } from '../runtime/problem'
import { limitText, own, spend } from '../runtime/run'
import type { Compiler, Evaluate } from './Compiler'
import { isPlainPrototype, methodOfClass } from './classes'
import { compileSilently } from './identifiers'
import { compileItems } from './literals'
import { compileKnown, compileReceiver, isSkipped, SKIPPED, withKnownValue } from './members'

type Member = NodeOf<'MemberExpression'>

/** `callee(…)` and `object.key(…)`. */
export function compileCall(node: NodeOf<'CallExpression'>, compiler: Compiler): Evaluate {
  const { callee, optional } = node
  noteWrite(node, compiler.effects)
  if (callee.type === 'MemberExpression') return compileMethodCall(node, callee, compiler)
  const get = compileSilently(callee, compiler)
  const args = compileItems(node.arguments, compiler)
  const refuseCall = refusalOf(callee)
  return (frame) => {
    const callable = get(frame)
    if (isSkipped(callable, optional)) return SKIPPED
    if (typeof callable !== 'function') return refuseCall()
    spend(1)
    return limitResult(callable(...args(frame)))
  }
}

/** `new callee(…)`, which makes an object for a function of the text. */
export function compileNew(node: NodeOf<'NewExpression'>, compiler: Compiler): Evaluate {
  const get = compileSilently(node.callee, compiler)
  const args = compileItems(node.arguments, compiler)
  const refuseCall = refusalOf(node.callee)
  return (frame) => {
    const callable = get(frame)
    if (typeof callable !== 'function') return refuseCall()
    spend(1)
    // All that the language has can as well be called.
    const self = own({})
    return Reflect.apply(callable, self, args(frame)) ?? self
  }
}

function refusalOf(callee: Expression): () => never {
  const name = callee.type === 'Identifier' ? callee.name : 'This'
  return () => refuse('unknown', `"${name}" is not a function here`)
}

/** `Object.create(Object.prototype)`, of which the prototype is no value. */
function isPlainCreation(
  { callee, arguments: [first, second] }: NodeOf<'CallExpression'>,
  compiler: Compiler,
): boolean {
  return (
    callee.type === 'MemberExpression' &&
    constantKey(callee) === 'create' &&
    first?.type === 'MemberExpression' &&
    !second &&
    isPlainPrototype(first, compiler)
  )
}

function compileMethodCall(
  node: NodeOf<'CallExpression'>,
  member: Member,
  compiler: Compiler,
): Evaluate {
  const receiver = compileReceiver(member, compiler)
  const object = compileMethodValue(member, compiler) ?? receiver.object
  const args = isPlainCreation(node, compiler)
    ? () => [null]
    : compileItems(node.arguments, compiler)
  const { optional } = node
  const { key } = receiver
  const { optional: isOptionalMember } = member
  return (frame) => {
    const value = object(frame)
    if (isSkipped(value, isOptionalMember)) return SKIPPED
    const name = key(frame)
    const method = findMethod(value, name)
    if (method) {
      spend(1)
      return limitResult(method(value as never, args(frame)))
    }
    return optional ? SKIPPED : refuse('unknown', `"${name}()" is not possible here`)
  }
}

/** The method in `object.method.call(…)` and its like, which may be one that only a call finds. */
function compileMethodValue(call: Member, compiler: Compiler): Evaluate | null {
  const { object: node } = call
  if (node.type !== 'MemberExpression' || !/^(?:call|apply|bind)$/.test(`${constantKey(call)}`)) {
    return null
  }
  if (methodOfClass(node, compiler)) return compileKnown(node, compiler)
  const { object, key } = compileReceiver(node, compiler)
  const get: Evaluate = (frame) => {
    const receiver = object(frame)
    return isSkipped(receiver, node.optional) ? SKIPPED : methodValue(receiver, key(frame))
  }
  return withKnownValue(get, node, compiler)
}

function limitResult(result: unknown): unknown {
  return typeof result === 'string' ? limitText(result) : result
}
