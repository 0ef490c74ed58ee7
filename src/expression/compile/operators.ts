import { isInstance } from '../library/isInstance'
import type { NodeOf } from '../parse/nodes'
import { toNumber } from '../runtime/coerce'
import { OPERATORS, type Operator, PREFIX_OPERATORS } from '../runtime/operators'
import type { Compiler, Evaluate } from './Compiler'
import { compileSilently } from './identifiers'
import { compileDelete, compileReference } from './members'

/** Whether a value decides an expression, so that its right side is not evaluated. */
export const IS_DECIDED: Readonly<Record<string, (value: unknown) => boolean>> = {
  '&&': (value) => !value,
  '||': (value) => !!value,
  '??': (value) => value !== undefined && value !== null,
}

export function compileUnary(
  { operator, argument }: NodeOf<'UnaryExpression'>,
  compiler: Compiler,
): Evaluate {
  if (operator === 'delete') return compileDelete(argument as NodeOf<'MemberExpression'>, compiler)
  const get =
    operator === 'typeof' ? compileSilently(argument, compiler) : compiler.expression(argument)
  const apply = PREFIX_OPERATORS[operator] as (value: unknown) => unknown
  return (frame) => apply(get(frame))
}

/** `left operator right`; the right side of `&&`, `||` and `??` is evaluated only where it decides. */
export function compileBinary(
  { left, operator, right }: NodeOf<'BinaryExpression' | 'LogicalExpression'>,
  compiler: Compiler,
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
  const combine = operatorOf(operator) as Operator
  return (frame) => combine(one(frame), other(frame))
}

/** `target = value`, `target += value` and their like. */
export function compileAssignment(
  { left, operator, right }: NodeOf<'AssignmentExpression'>,
  compiler: Compiler,
): Evaluate {
  const value = compiler.expression(right)
  if (left.type !== 'Identifier' && left.type !== 'MemberExpression') {
    const store = compiler.pattern(left)
    return (frame) => {
      const given = value(frame)
      store(frame, given)
      return given
    }
  }
  const { owner, key, get, set } = compileReference(left, compiler)
  const isDecided = IS_DECIDED[operator.slice(0, -1)] ?? (() => false)
  const combine = operatorOf(operator.slice(0, -1))
  return (frame) => {
    const object = owner(frame)
    const name = key(frame)
    const old = operator === '=' ? undefined : get(object, name)
    if (isDecided(old)) return old
    const given = value(frame)
    const next = combine ? combine(old, given) : given
    set(object, name, next)
    return next
  }
}

/** `target++` and its like. */
export function compileUpdate(
  { argument, operator, prefix }: NodeOf<'UpdateExpression'>,
  compiler: Compiler,
): Evaluate {
  const { owner, key, get, set } = compileReference(argument, compiler)
  const amount = operator === '++' ? 1 : -1
  return (frame) => {
    const object = owner(frame)
    const name = key(frame)
    const before = toNumber(get(object, name))
    set(object, name, before + amount)
    return prefix ? before + amount : before
  }
}

export function compileConditional(
  node: NodeOf<'ConditionalExpression'>,
  compiler: Compiler,
): Evaluate {
  const test = compiler.expression(node.test)
  const yes = compiler.expression(node.consequent)
  const no = compiler.expression(node.alternate)
  return (frame) => (test(frame) ? yes(frame) : no(frame))
}

/** Expressions that commas separate: the value of the last one. */
export function compileSequence(
  { expressions }: NodeOf<'SequenceExpression'>,
  compiler: Compiler,
): Evaluate {
  const values = expressions.map((node) => compiler.expression(node))
  return (frame) => {
    let last: unknown
    for (const get of values) last = get(frame)
    return last
  }
}

/** `undefined` for `=`, `&&` and their like, which combine nothing. */
function operatorOf(operator: string): Operator | undefined {
  return operator === 'instanceof' ? isInstance : OPERATORS[operator]
}
