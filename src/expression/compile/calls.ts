import { constantKey } from '../analyze/stateReads'
import { isChange } from '../analyze/writes'
import { findMethod, methodValue } from '../library/methods'
import type { Expression, NodeOf } from '../parse/nodes'
import { refuse } from '../runtime/problem'
import { limitText, own, spend } from '../runtime/run'
import type { Compiler, Evaluator, ExpressionRules } from './Compiler'
import { isPlainPrototype, methodOfClass } from './classes'
import { compileSilently } from './identifiers'
import { compileItems } from './literals'
import {
  compileKey,
  compileKnown,
  compileReceiver,
  isSkipped,
  type Receiver,
  SKIPPED,
  withKnownValue,
} from './members'

type Member = NodeOf<'MemberExpression'>

/** Compilers of `callee(…)`, `object.key(…)` and `new callee(…)`. */
export const CALL_RULES = {
  CallExpression(node, compiler) {
    const { callee, optional } = node
    compiler.effects.mutates ||= isChange(callee)
    if (callee.type === 'MemberExpression') return compileMethodCall(node, callee, compiler)
    const get = compileSilently(callee, compiler)
    compiler.skipIf((frame) => isSkipped(get(frame), optional))
    const args = compileItems(node.arguments, compiler)
    return (frame) => {
      const callable = get(frame)
      if (isSkipped(callable, optional)) return SKIPPED
      assertFunction(callable, callee)
      spend(1)
      return limitText(callable(...args(frame)))
    }
  },
  NewExpression({ callee, arguments: given }, compiler) {
    const get = compileSilently(callee, compiler)
    const args = compileItems(given, compiler)
    return (frame) => {
      const callable = get(frame)
      assertFunction(callable, callee)
      spend(1)
      // Functions of the text receive a new object. Built-in classes ignore it.
      const self = own({})
      return Reflect.apply(callable, self, args(frame)) ?? self
    }
  },
} satisfies ExpressionRules

type Callable = (...args: unknown[]) => unknown

function assertFunction(value: unknown, callee: Expression): asserts value is Callable {
  if (typeof value === 'function') return
  const name = callee.type === 'Identifier' ? callee.name : 'This'
  refuse('unknown', `"${name}" is not a function here`)
}

function compileMethodCall(
  { arguments: given, optional }: NodeOf<'CallExpression'>,
  member: Member,
  compiler: Compiler,
): Evaluator {
  const { object, key } =
    compileMethodReceiver(member, compiler) ?? compileReceiver(member, compiler)
  if (optional) compiler.skipIf((frame) => !findMethod(object(frame), key(frame)))
  // Prototypes are not values in the language, so `Object.create(Object.prototype)` is special.
  const isCreation = constantKey(member) === 'create' && given.length === 1
  const isPlain = isCreation && given[0] && isPlainPrototype(given[0], compiler)
  const args = isPlain ? () => [null] : compileItems(given, compiler)
  return (frame) => {
    const receiver = object(frame)
    if (isSkipped(receiver, member.optional)) return SKIPPED
    const name = key(frame)
    const method = findMethod(receiver, name)
    if (method) {
      spend(1)
      return limitText(method(receiver as never, args(frame)))
    }
    return optional ? SKIPPED : refuse('unknown', `"${name}()" is not available here`)
  }
}

/**
 * Like {@link compileReceiver}, for `object.method.call()`: also finds methods that are not
 * available as values.
 */
function compileMethodReceiver(call: Member, compiler: Compiler): Receiver | null {
  const { object: node } = call
  const isCaller = /^(?:call|apply|bind)$/.test(`${constantKey(call)}`)
  if (node.type !== 'MemberExpression' || !isCaller) return null
  const callKey = compileKey(call, compiler)
  if (methodOfClass(node, compiler)) return { object: compileKnown(node, compiler), key: callKey }
  const { object, key } = compileReceiver(node, compiler)
  const get: Evaluator = (frame) => {
    const receiver = object(frame)
    return isSkipped(receiver, node.optional) ? SKIPPED : methodValue(receiver, key(frame))
  }
  return { object: withKnownValue(get, node, compiler), key: callKey }
}
