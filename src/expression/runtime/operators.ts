import { hasOwn } from '../../utils/hasOwn'
import { isObject, toNumber, toScalar, toText } from './coerce'
import { toKey } from './properties'
import type { Run } from './Run'

/** An operator between two values. */
export type BinaryOperator = (run: Run, left: unknown, right: unknown) => unknown

/** Those which need both of their sides. */
export const BINARY_OPERATORS: Record<string, BinaryOperator> = {
  '+': add,
  '-': (run, left, right) => toNumber(run, left) - toNumber(run, right),
  '*': (run, left, right) => toNumber(run, left) * toNumber(run, right),
  '/': (run, left, right) => toNumber(run, left) / toNumber(run, right),
  '%': (run, left, right) => toNumber(run, left) % toNumber(run, right),
  '**': (run, left, right) => toNumber(run, left) ** toNumber(run, right),
  '&': (run, left, right) => toNumber(run, left) & toNumber(run, right),
  '|': (run, left, right) => toNumber(run, left) | toNumber(run, right),
  '^': (run, left, right) => toNumber(run, left) ^ toNumber(run, right),
  '<<': (run, left, right) => toNumber(run, left) << toNumber(run, right),
  '>>': (run, left, right) => toNumber(run, left) >> toNumber(run, right),
  '>>>': (run, left, right) => toNumber(run, left) >>> toNumber(run, right),
  '===': isSame,
  '!==': (run, left, right) => !isSame(run, left, right),
  '==': isAlike,
  '!=': (run, left, right) => !isAlike(run, left, right),
  '<': comparison((one, other) => one < other),
  '>': comparison((one, other) => one > other),
  '<=': comparison((one, other) => one <= other),
  '>=': comparison((one, other) => one >= other),
  in: (run, left, right) => hasOwn(right, toKey(run, left)),
}

/** Those of which the left side decides whether the right one is needed. */
export const SHORT_CIRCUITS: Readonly<Record<string, (left: unknown) => boolean>> = {
  '&&': (left) => !left,
  '||': Boolean,
  '??': (left) => left !== undefined && left !== null,
}

export const PREFIX_OPERATORS: Readonly<Record<string, (run: Run, value: unknown) => unknown>> = {
  '!': (_, value) => !value,
  '-': (run, value) => -toNumber(run, value),
  '+': toNumber,
  '~': (run, value) => ~toNumber(run, value),
  typeof: (_, value) => typeof value,
  void: () => undefined,
}

function add(run: Run, left: unknown, right: unknown): unknown {
  if (typeof left === 'number' && typeof right === 'number') return left + right
  const one = toScalar(run, left)
  const other = toScalar(run, right)
  return typeof one === 'string' || typeof other === 'string'
    ? run.limitText(toText(run, one) + toText(run, other))
    : toNumber(run, one) + toNumber(run, other)
}

function isSame(run: Run, left: unknown, right: unknown): boolean {
  return (typeof left === 'string' ? run.limitText(left) : left) === right
}

function isAlike(run: Run, left: unknown, right: unknown): boolean {
  if (isObject(left) && isObject(right)) return left === right
  // biome-ignore lint/suspicious/noDoubleEquals: between scalars, this is what `==` means.
  return isSame(run, left, right) || toScalar(run, left) == toScalar(run, right)
}

/** Compares texts by their characters, and anything else by its number. */
function comparison(
  test: <T extends string | number>(one: T, other: T) => boolean,
): BinaryOperator {
  return (run, left, right) => {
    if (typeof left === 'number' && typeof right === 'number') return test(left, right)
    const one = toComparable(run, left)
    const other = toComparable(run, right)
    return typeof one === 'string' && typeof other === 'string'
      ? test(run.limitText(one), other)
      : test(toNumber(run, one), toNumber(run, other))
  }
}

function toComparable(run: Run, value: unknown): unknown {
  return value instanceof Date ? toNumber(run, value) : toScalar(run, value)
}
