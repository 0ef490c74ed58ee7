import { hasOwn } from '../../utils/values/hasOwn'
import { isObjectOrFunction, toNumber, toScalar, toText } from './coerce'
import { toKey } from './properties'
import { limitText } from './run'

export type Operator = (left: unknown, right: unknown) => unknown

/** Operators that need both sides. */
export const OPERATORS: Readonly<Record<string, Operator>> = {
  '+': add,
  '-': (left, right) => toNumber(left) - toNumber(right),
  '*': (left, right) => toNumber(left) * toNumber(right),
  '/': (left, right) => toNumber(left) / toNumber(right),
  '%': (left, right) => toNumber(left) % toNumber(right),
  '**': (left, right) => toNumber(left) ** toNumber(right),
  '&': (left, right) => toNumber(left) & toNumber(right),
  '|': (left, right) => toNumber(left) | toNumber(right),
  '^': (left, right) => toNumber(left) ^ toNumber(right),
  '<<': (left, right) => toNumber(left) << toNumber(right),
  '>>': (left, right) => toNumber(left) >> toNumber(right),
  '>>>': (left, right) => toNumber(left) >>> toNumber(right),
  '===': isSame,
  '!==': (left, right) => !isSame(left, right),
  '==': isAlike,
  '!=': (left, right) => !isAlike(left, right),
  '<': comparison((one, other) => one < other),
  '>': comparison((one, other) => one > other),
  '<=': comparison((one, other) => one <= other),
  '>=': comparison((one, other) => one >= other),
  in: (left, right) => hasOwn(right, toKey(left)),
}

export const PREFIX_OPERATORS: Readonly<Record<string, (value: unknown) => unknown>> = {
  '!': (value) => !value,
  '-': (value) => -toNumber(value),
  '+': toNumber,
  '~': (value) => ~toNumber(value),
  typeof: (value) => typeof value,
  void: () => undefined,
}

function add(left: unknown, right: unknown): unknown {
  if (typeof left === 'number' && typeof right === 'number') return left + right
  const one = toScalar(left)
  const other = toScalar(right)
  return typeof one === 'string' || typeof other === 'string'
    ? limitText(toText(one) + toText(other))
    : toNumber(one) + toNumber(other)
}

export function isSame(left: unknown, right: unknown): boolean {
  return limitText(left) === right
}

function isAlike(left: unknown, right: unknown): boolean {
  if (isObjectOrFunction(left) && isObjectOrFunction(right)) return left === right
  // biome-ignore lint/suspicious/noDoubleEquals: of scalars, this is what `==` means.
  return isSame(left, right) || toScalar(left) == limitText(toScalar(right))
}

/** Creates a comparison: strings by their characters, other values as numbers. */
function comparison(test: <T extends string | number>(one: T, other: T) => boolean): Operator {
  return (left, right) => {
    const one = toComparable(left)
    const other = toComparable(right)
    return typeof one === 'string' && typeof other === 'string'
      ? test(limitText(one), other)
      : test(toNumber(one), toNumber(other))
  }
}

function toComparable(value: unknown): unknown {
  return value instanceof Date ? toNumber(value) : toScalar(value)
}
