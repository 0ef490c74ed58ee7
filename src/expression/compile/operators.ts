import { isInstance } from '../library/isInstance'
import type { NodeOf } from '../parse/nodes'
import { toNumber } from '../runtime/coerce'
import { OPERATORS, type Operator, PREFIX_OPERATORS } from '../runtime/operators'
import { remove } from '../runtime/properties'
import type { ExpressionRules } from './Compiler'
import { compileSilently, freeName } from './identifiers'
import { compileReference } from './references'

/** Whether the left side decides an expression, so that the right side is skipped. */
export const IS_DECIDED: Readonly<Record<string, (value: unknown) => boolean>> = {
  '&&': (value) => !value,
  '||': (value) => !!value,
  '??': (value) => value !== undefined && value !== null,
}

/** Names that each page has, so that `typeof` takes a branch that its author did not mean. */
const PAGE_NAMES = new Set<string | null>(['window', 'document', 'navigator', 'location'])

/** Compilers of unary, binary and conditional operators. */
export const OPERATOR_RULES = {
  UnaryExpression({ operator, argument }, compiler) {
    if (operator === 'delete') {
      const { owner, key } = compileReference(argument as NodeOf<'MemberExpression'>, compiler)
      return (frame) => remove(owner(frame), key(frame))
    }
    const isQuestion = operator === 'typeof' && !PAGE_NAMES.has(freeName(argument, compiler))
    const get = isQuestion ? compileSilently(argument, compiler) : compiler.expression(argument)
    const apply = PREFIX_OPERATORS[operator] as (value: unknown) => unknown
    return (frame) => apply(get(frame))
  },
  BinaryExpression({ left, operator, right }, compiler) {
    const one = compiler.expression(left)
    const other = compiler.expression(right)
    const combine = operatorOf(operator) as Operator
    return (frame) => combine(one(frame), other(frame))
  },
  LogicalExpression({ left, operator, right }, compiler) {
    const one = compiler.expression(left)
    const other = compiler.expression(right)
    const isDecided = IS_DECIDED[operator]
    return (frame) => {
      const value = one(frame)
      return isDecided?.(value) ? value : other(frame)
    }
  },
  AssignmentExpression({ left, operator, right }, compiler) {
    if (left.type !== 'Identifier' && left.type !== 'MemberExpression') {
      const store = compiler.pattern(left)
      const value = compiler.expression(right)
      return (frame) => {
        const given = value(frame)
        store(frame, given)
        return given
      }
    }
    const { owner, key, get, set } = compileReference(left, compiler)
    const value = compiler.expression(right)
    const isDecided = IS_DECIDED[operator.slice(0, -1)]
    const combine = operatorOf(operator.slice(0, -1))
    return (frame) => {
      const object = owner(frame)
      const name = key(frame)
      const old = operator === '=' ? undefined : get(object, name)
      if (isDecided?.(old)) return old
      const given = value(frame)
      const next = combine ? combine(old, given) : given
      set(object, name, next)
      return next
    }
  },
  UpdateExpression({ argument, operator, prefix }, compiler) {
    const { owner, key, get, set } = compileReference(argument, compiler)
    const amount = operator === '++' ? 1 : -1
    return (frame) => {
      const object = owner(frame)
      const name = key(frame)
      const before = toNumber(get(object, name))
      set(object, name, before + amount)
      return prefix ? before + amount : before
    }
  },
  ConditionalExpression({ test, consequent, alternate }, compiler) {
    const decide = compiler.expression(test)
    const yes = compiler.expression(consequent)
    const no = compiler.expression(alternate)
    return (frame) => (decide(frame) ? yes(frame) : no(frame))
  },
  SequenceExpression({ expressions }, compiler) {
    const values = expressions.map((node) => compiler.expression(node))
    return (frame) => values.reduce<unknown>((_, get) => get(frame), undefined)
  },
} satisfies ExpressionRules

/** Returns the operator of an assignment; `undefined` for `=`, `&&=` and the like. */
export function operatorOf(operator: string): Operator | undefined {
  return operator === 'instanceof' ? isInstance : OPERATORS[operator]
}
