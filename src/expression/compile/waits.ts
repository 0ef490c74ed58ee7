import { findMethod } from '../library/methods'
import type { Expression, MemberExpression, NodeOf } from '../parse/nodes'
import { type Frame, openFrame } from '../runtime/frames'
import type { PlainCompiler } from './Compiler'
import { stepped } from './Control'
import type { Steps } from './Evaluate'
import { compileReceiver, isSkipped, SKIPPED } from './members'
import { mapOperands } from './operands'
import { IS_DECIDED } from './operators'

/*
 * An expression that waits is worked out in pieces. What stands to the left of an `await` is evaluated first, in order, and
 * kept in variables that no text can spell; then comes the wait, and then the expression itself with those variables in
 * the places of what they keep. So all but what decides whether something is evaluated is compiled as anywhere else.
 */

/** An operand that is evaluated before the rest of its expression, and the variable that keeps its value. */
interface Kept {
  readonly index: number
  readonly run: Steps
}

/** What pieces of one expression share. */
interface Pieces {
  readonly compiler: PlainCompiler
  readonly names: string[]
}

/** Compiles an expression that has to wait. */
export function compileWait(node: Expression, outer: PlainCompiler): Steps {
  const names = [' ']
  const run = stepsOf(node, { compiler: outer.within(names), names })
  return (frame) => run(openFrame(frame, names))
}

function stepsOf(node: Expression, pieces: Pieces): Steps {
  const { compiler } = pieces
  if (!compiler.awaiting.has(node)) return stepped(compiler.expression(node))
  switch (node.type) {
    case 'AwaitExpression': {
      const argument = stepsOf(node.argument, pieces)
      return function* (frame) {
        return yield yield* argument(frame)
      }
    }
    case 'LogicalExpression':
      return logicalSteps(node, pieces)
    case 'ConditionalExpression': {
      const test = stepsOf(node.test, pieces)
      const yes = stepsOf(node.consequent, pieces)
      const no = stepsOf(node.alternate, pieces)
      return function* (frame) {
        return yield* ((yield* test(frame)) ? yes : no)(frame)
      }
    }
    case 'ChainExpression': {
      const inner = stepsOf(node.expression, pieces)
      return function* (frame) {
        const value = yield* inner(frame)
        return value === SKIPPED ? undefined : value
      }
    }
    case 'AssignmentExpression':
      return node.operator === '=' ? operandSteps(node, pieces) : combinationSteps(node, pieces)
    case 'CallExpression':
      return node.optional && node.callee.type === 'MemberExpression'
        ? optionalCallSteps(node, node.callee, pieces)
        : operandSteps(node, pieces)
    default:
      return operandSteps(node, pieces)
  }
}

function logicalSteps(
  { operator, left, right }: NodeOf<'LogicalExpression'>,
  pieces: Pieces,
): Steps {
  const first = stepsOf(left, pieces)
  const second = stepsOf(right, pieces)
  const isDecided = IS_DECIDED[operator]
  return function* (frame) {
    const value = yield* first(frame)
    return isDecided?.(value) ? value : yield* second(frame)
  }
}

/** `a.b += await c` as `a.b = a.b + await c`, and `a ||= await b` as `a || (a = await b)`. */
function combinationSteps(node: NodeOf<'AssignmentExpression'>, pieces: Pieces): Steps {
  const { right, start, end } = node
  const kept: Kept[] = []
  const left = keepOperands(node.left, pieces, kept) as NodeOf<'Identifier'>
  const operator = node.operator.slice(0, -1)
  const made = <T extends Expression>(expression: T): T => waiting(expression, pieces)
  const assigned = (value: Expression): Expression =>
    made({ type: 'AssignmentExpression', operator: '=', left, right: value, start, end })
  const combined =
    operator in IS_DECIDED
      ? made({ type: 'LogicalExpression', operator, left, right: assigned(right), start, end })
      : assigned(made({ type: 'BinaryExpression', operator, left, right, start, end }))
  const run = stepsOf(combined, pieces)
  return function* (frame) {
    for (const one of kept) yield* keep(one, frame)
    return yield* run(frame)
  }
}

/** The steps of an expression all of whose operands are evaluated. */
function operandSteps(node: Expression, pieces: Pieces): Steps {
  const { compiler } = pieces
  let count = 0
  let last = 0
  mapOperands(node, (operand) => {
    count++
    if (compiler.awaiting.has(operand)) last = count
    return operand
  })
  const kept: Kept[] = []
  const rest = keepOperands(node, pieces, kept, last)
  const finish = compiler.expression(rest)
  return function* (frame) {
    for (const one of kept) {
      const value = yield* keep(one, frame)
      if (one === kept[0] && isLost(node, value)) return SKIPPED
    }
    return finish(frame)
  }
}

/** The expression with variables in the places of its first operands. */
function keepOperands<T extends Expression | NodeOf<'AssignmentExpression'>['left']>(
  node: T,
  pieces: Pieces,
  kept: Kept[],
  last = Number.POSITIVE_INFINITY,
): T {
  let count = 0
  return mapOperands(node, (operand, isPath) => {
    if (++count > last || isPath) return operand
    const { names } = pieces
    const index = names.length
    const name = ` ${index}`
    names.push(name)
    kept.push({ index, run: stepsOf(operand, pieces) })
    return { type: 'Identifier', name, start: operand.start, end: operand.end }
  })
}

function* keep({ index, run }: Kept, frame: Frame | null): ReturnType<Steps> {
  const value = yield* run(frame)
  ;(frame as Frame).values[index] = value
  return value
}

/** `a.b?.(await c)`, which waits only where there is such a method. */
function optionalCallSteps(
  node: NodeOf<'CallExpression'>,
  member: MemberExpression,
  pieces: Pieces,
): Steps {
  const kept: Kept[] = []
  const callee = keepOperands(member, pieces, kept)
  const { object, key } = compileReceiver(callee, pieces.compiler)
  const call = stepsOf(waiting({ ...node, callee, optional: false }, pieces), pieces)
  return function* (frame) {
    for (const one of kept) yield* keep(one, frame)
    const receiver = object(frame)
    const isLost = isSkipped(receiver, callee.optional) || !findMethod(receiver, key(frame))
    return isLost ? SKIPPED : yield* call(frame)
  }
}

/** Notes that an expression has to wait which was made of others. */
function waiting<T extends Expression>(made: T, { compiler }: Pieces): T {
  compiler.awaiting.add(made)
  return made
}

/** Whether a value that is read or called is lost: then, nothing to its right is evaluated. */
function isLost(node: Expression, value: unknown): boolean {
  const link =
    node.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? node.callee : node
  return 'optional' in link && isSkipped(value, link.optional)
}
