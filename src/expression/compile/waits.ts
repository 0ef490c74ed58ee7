import { findMethod } from '../library/methods'
import type { Expression, Node, NodeOf } from '../parse/nodes'
import type { Body } from './Body'
import type { Evaluate } from './Compiler'
import { compileReceiver, isSkipped, SKIPPED } from './members'
import { mapOperands } from './operands'
import { IS_DECIDED } from './operators'

/*
 * An expression that waits is worked out in steps. What stands to the left of an `await` is evaluated first, in order,
 * into variables that no text can spell; then comes the wait, and then the expression itself with those variables in the
 * places of what they hold. So all but what decides whether something is evaluated is compiled as anywhere else.
 */

/** Emits what has to come before an expression is evaluated: its waits. Gives what evaluates it then. */
export function compileAwaiting(node: Expression, body: Body): Evaluate {
  const { compiler } = body
  if (!body.isAwaiting(node)) return compiler.expression(node)
  switch (node.type) {
    case 'AwaitExpression': {
      body.emitWait(compileAwaiting(node.argument, body))
      const variable = body.variable()
      const store = compiler.pattern(variable)
      body.emit(({ frame, given }) => store(frame, given))
      return compiler.expression(variable)
    }
    case 'LogicalExpression': {
      const end = body.label()
      const variable = store(compileAwaiting(node.left, body), body)
      const get = compiler.expression(variable)
      body.jumpIf((frame) => IS_DECIDED[node.operator]?.(get(frame)), end)
      store(compileAwaiting(node.right, body), body, variable)
      body.place(end)
      return get
    }
    case 'ConditionalExpression': {
      const otherwise = body.label()
      const end = body.label()
      const test = compileAwaiting(node.test, body)
      body.jumpIf((frame) => !test(frame), otherwise)
      const variable = store(compileAwaiting(node.consequent, body), body)
      body.jump(end)
      body.place(otherwise)
      store(compileAwaiting(node.alternate, body), body, variable)
      body.place(end)
      return compiler.expression(variable)
    }
    case 'ChainExpression': {
      const get = compileAwaiting(node.expression, body)
      return (frame) => {
        const value = get(frame)
        return value === SKIPPED ? undefined : value
      }
    }
    case 'AssignmentExpression':
      return node.operator === '=' ? compileOperands(node, body) : compileCombination(node, body)
    case 'CallExpression':
      return node.optional && node.callee.type === 'MemberExpression'
        ? compileOptionalCall(node, node.callee, body)
        : compileOperands(node, body)
    default:
      return compileOperands(node, body)
  }
}

/** Emits that a variable gets the value that `get` gives. */
function store(get: Evaluate, body: Body, variable = body.variable()): NodeOf<'Identifier'> {
  const set = body.compiler.pattern(variable)
  body.emit(({ frame }) => set(frame, get(frame)))
  return variable
}

/** `a.b += await c` as `a.b = a.b + await c`, and `a ||= await b` as `a || (a = await b)`. */
function compileCombination(node: NodeOf<'AssignmentExpression'>, body: Body): Evaluate {
  const left = storeOperands(node.left, body) as NodeOf<'Identifier'>
  const operator = node.operator.slice(0, -1)
  const assign = (right: Expression): Expression => ({ ...node, operator: '=', left, right })
  const { right, start, end } = node
  const combined: Expression =
    operator in IS_DECIDED
      ? { type: 'LogicalExpression', operator, left, right: assign(right), start, end }
      : assign({ type: 'BinaryExpression', operator, left, right, start, end })
  return compileAwaiting(combined, body)
}

/** An expression all of whose operands are evaluated, unless the value is lost that it reads or calls. */
function compileOperands(node: Expression, body: Body): Evaluate {
  let count = 0
  let last = 0
  mapOperands(node, (operand) => {
    count++
    if (body.isAwaiting(operand)) last = count
    return operand
  })
  const link =
    node.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? node.callee : node
  if (!('optional' in link)) return body.compiler.expression(storeOperands(node, body, last))
  return compileLink(body, (skipIf) => {
    const rest = storeOperands(node, body, last, (first) => {
      const get = body.compiler.expression(first)
      skipIf((frame) => isSkipped(get(frame), link.optional))
    })
    return body.compiler.expression(rest)
  })
}

/** `a.b?.(await c)`, which waits only where there is such a method. */
function compileOptionalCall(
  node: NodeOf<'CallExpression'>,
  member: NodeOf<'MemberExpression'>,
  body: Body,
): Evaluate {
  return compileLink(body, (skipIf) => {
    const callee = storeOperands(member, body)
    const { object, key } = compileReceiver(callee, body.compiler)
    skipIf((frame) => {
      const receiver = object(frame)
      return isSkipped(receiver, callee.optional) || !findMethod(receiver, key(frame))
    })
    return compileAwaiting({ ...node, callee, optional: false }, body)
  })
}

/** A link of a chain, which is skipped where a test holds that `compile` emits. */
function compileLink(
  body: Body,
  compile: (skipIf: (isLost: Evaluate) => void) => Evaluate,
): Evaluate {
  const end = body.label()
  const variable = store(() => SKIPPED, body)
  const get = compile((isLost) => body.jumpIf(isLost, end))
  store(get, body, variable)
  body.place(end)
  return body.compiler.expression(variable)
}

/** Emits that the first operands are evaluated. Gives the expression with variables in their places. */
function storeOperands<T extends Node>(
  node: T,
  body: Body,
  last = Number.POSITIVE_INFINITY,
  onFirst?: (variable: Expression) => void,
): T {
  let count = 0
  let isFirst = true
  return mapOperands(node, (operand, isPath) => {
    if (++count > last || isPath) return operand
    const variable = store(compileAwaiting(operand, body), body)
    if (isFirst) onFirst?.(variable)
    isFirst = false
    return variable
  })
}
