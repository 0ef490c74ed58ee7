import { isInstance } from '../library/isInstance'
import type { NodeOf } from '../parse/nodes'
import { toNumber, toText } from '../runtime/coerce'
import { OPERATORS, type Operator, PREFIX_OPERATORS } from '../runtime/operators'
import { limitText } from '../runtime/run'
import type { PlainCompiler } from './Compiler'
import type { Evaluate } from './Evaluate'
import { compileSilently } from './identifiers'
import { compileDelete, compileTarget, UNCHANGED } from './targets'

/** Whether a value decides an expression, so that its right side is not evaluated. */
export const IS_DECIDED: Readonly<Record<string, (value: unknown) => boolean>> = {
  '&&': (value) => !value,
  '||': (value) => !!value,
  '??': (value) => value !== undefined && value !== null,
}

export function compileUnary(
  { operator, argument }: NodeOf<'UnaryExpression'>,
  compiler: PlainCompiler,
): Evaluate {
  if (operator === 'delete') return compileDelete(argument as NodeOf<'MemberExpression'>, compiler)
  const get =
    operator === 'typeof' ? compileSilently(argument, compiler) : compiler.expression(argument)
  const apply = PREFIX_OPERATORS[operator] as (value: unknown) => unknown
  return (frame) => apply(get(frame))
}

/** `left operator right`; the right side of `&&`, `||` and `??` is evaluated only where it decides. */
export function compileBinary(
  { left, operator, right }: NodeOf<'BinaryExpression'>,
  compiler: PlainCompiler,
): Evaluate {
  const one = compiler.expression(left)
  const other = compiler.expression(right)
  const isDecided = IS_DECIDED[operator]
  if (isDecided) {
    return (frame) => {
      const value = one(frame)
      return isDecided(value) ? value : other(frame)
    }
  }
  const combine = operatorOf(operator)
  return (frame) => combine(one(frame), other(frame))
}

/** `target = value`, `target += value` and their like. */
export function compileAssignment(
  { left, operator, right }: NodeOf<'AssignmentExpression'>,
  compiler: PlainCompiler,
): Evaluate {
  if (left.type === 'Identifier' || left.type === 'MemberExpression') {
    const { assign, change } = compileTarget(left, compiler)
    const value = compiler.expression(right)
    if (operator === '=') return (frame) => assign(frame, value)
    const isKept = IS_DECIDED[operator.slice(0, -1)]
    if (isKept) {
      return (frame) => change(frame, (old) => (isKept(old) ? UNCHANGED : value(frame)))
    }
    const combine = operatorOf(operator.slice(0, -1))
    return (frame) => change(frame, (old) => combine(old, value(frame)))
  }
  const store = compiler.pattern(left)
  const value = compiler.expression(right)
  return (frame) => {
    const given = value(frame)
    store(frame, given)
    return given
  }
}

/** `target++` and its like. */
export function compileUpdate(
  { argument, operator, prefix }: NodeOf<'UpdateExpression'>,
  compiler: PlainCompiler,
): Evaluate {
  const { change } = compileTarget(argument, compiler)
  const amount = operator === '++' ? 1 : -1
  return (frame) => {
    let before = 0
    const after = change(frame, (old) => {
      before = toNumber(old)
      return before + amount
    })
    return prefix ? after : before
  }
}

export function compileConditional(
  node: NodeOf<'ConditionalExpression'>,
  compiler: PlainCompiler,
): Evaluate {
  const test = compiler.expression(node.test)
  const yes = compiler.expression(node.consequent)
  const no = compiler.expression(node.alternate)
  return (frame) => (test(frame) ? yes(frame) : no(frame))
}

/** Expressions that commas separate: the value of the last one. */
export function compileSequence(
  { expressions }: NodeOf<'SequenceExpression'>,
  compiler: PlainCompiler,
): Evaluate {
  const values = expressions.map((node) => compiler.expression(node))
  return (frame) => {
    let last: unknown
    for (const get of values) last = get(frame)
    return last
  }
}

export function compileTemplate(
  { quasis, expressions }: NodeOf<'TemplateLiteral'>,
  compiler: PlainCompiler,
): Evaluate {
  const values = expressions.map((node) => compiler.expression(node))
  return (frame) =>
    values.reduce(
      (text, get, index) => limitText(text + toText(get(frame)) + quasis[index + 1]),
      quasis[0] ?? '',
    )
}

function operatorOf(operator: string): Operator {
  return operator === 'instanceof' ? isInstance : (OPERATORS[operator] as Operator)
}
