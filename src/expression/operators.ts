import { hasOwn } from '../utils/hasOwn'
import { isObject, toNumber, toScalar, toText } from './coerce'
import type { Frame } from './frames'
import type { Evaluate } from './Part'
import { Refusal } from './problem'
import { toKey } from './properties'
import { limitText } from './run'

type Operator = (left: unknown, right: unknown) => unknown

const OPERATORS = new Map<string, Operator>([
  ['+', add],
  ['-', (left, right) => toNumber(left) - toNumber(right)],
  ['*', (left, right) => toNumber(left) * toNumber(right)],
  ['/', (left, right) => toNumber(left) / toNumber(right)],
  ['%', (left, right) => toNumber(left) % toNumber(right)],
  ['**', (left, right) => toNumber(left) ** toNumber(right)],
  ['&', (left, right) => toNumber(left) & toNumber(right)],
  ['|', (left, right) => toNumber(left) | toNumber(right)],
  ['^', (left, right) => toNumber(left) ^ toNumber(right)],
  ['<<', (left, right) => toNumber(left) << toNumber(right)],
  ['>>', (left, right) => toNumber(left) >> toNumber(right)],
  ['>>>', (left, right) => toNumber(left) >>> toNumber(right)],
  ['===', isSame],
  ['!==', (left, right) => !isSame(left, right)],
  ['==', isAlike],
  ['!=', (left, right) => !isAlike(left, right)],
  ['<', (left, right) => compare(left, right) < 0],
  ['>', (left, right) => compare(left, right) > 0],
  ['<=', (left, right) => compare(left, right) <= 0],
  ['>=', (left, right) => compare(left, right) >= 0],
  ['in', (left, right) => hasOwn(right, toKey(left))],
])

const PREFIX_OPERATORS = new Map<string, (value: unknown) => unknown>([
  ['!', (value) => !value],
  ['-', (value) => -toNumber(value)],
  ['+', toNumber],
  ['~', (value) => ~toNumber(value)],
  ['typeof', (value) => typeof value],
  ['void', () => undefined],
])

/** Compiles a binary operator with what stands to its right, which it may not need. */
export function binaryOperator(
  operator: string,
  right: Evaluate,
): (left: unknown, frame: Frame | null) => unknown {
  switch (operator) {
    case '&&':
      return (left, frame) => left && right(frame)
    case '||':
      return (left, frame) => left || right(frame)
    case '??':
      return (left, frame) => left ?? right(frame)
  }
  const apply = operatorIn(OPERATORS, operator)
  return (left, frame) => apply(left, right(frame))
}

export function prefixOperator(operator: string): (value: unknown) => unknown {
  return operatorIn(PREFIX_OPERATORS, operator)
}

function operatorIn<T>(operators: ReadonlyMap<string, T>, operator: string): T {
  const found = operators.get(operator)
  if (found === undefined) throw new Refusal('syntax', `Unexpected "${operator}"`)
  return found
}

function add(left: unknown, right: unknown): unknown {
  if (typeof left === 'number' && typeof right === 'number') return left + right
  const one = toScalar(left)
  const other = toScalar(right)
  return typeof one === 'string' || typeof other === 'string'
    ? limitText(toText(one) + toText(other))
    : toNumber(one) + toNumber(other)
}

function isSame(left: unknown, right: unknown): boolean {
  return (typeof left === 'string' ? limitText(left) : left) === right
}

function isAlike(left: unknown, right: unknown): boolean {
  if (isObject(left) && isObject(right)) return left === right
  // biome-ignore lint/suspicious/noDoubleEquals: between scalars, this is what `==` means.
  return isSame(left, right) || toScalar(left) == toScalar(right)
}

/** Less than 0, 0, or more than 0, as `left` stands to `right`; `NaN` when neither comes first. */
function compare(left: unknown, right: unknown): number {
  const one = toComparable(left)
  const other = toComparable(right)
  return typeof one === 'string' && typeof other === 'string'
    ? order(limitText(one), other)
    : order(toNumber(one), toNumber(other))
}

function toComparable(value: unknown): unknown {
  return value instanceof Date ? toNumber(value) : toScalar(value)
}

function order<T extends string | number>(one: T, other: T): number {
  if (one < other) return -1
  if (one > other) return 1
  return one === other ? 0 : Number.NaN
}
