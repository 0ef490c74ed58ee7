import { LOCALIZED_TYPE } from '../../content/types'
import { isObject } from '../../utils/values/isObject'
import { isRecord } from '../../utils/values/isRecord'
import { type ByKind, kindOf } from './kinds'
import { MAX_DEPTH, MAX_TEXT_LENGTH } from './limits'
import { refuse } from './problem'
import { currentScope, limitLength, limitText, spend } from './run'

/** Converts objects to text without running code of the content or the page. */
const PRINT: ByKind<() => string> = Object.fromEntries(
  [Date, Error, RegExp, URL, URLSearchParams].map(({ name, prototype }) => [
    `object ${name}`,
    prototype.toString,
  ]),
)

/** Like `String(value)`, but never calls `toString` of an object or shows a function's code. */
export function toText(value: unknown, around: readonly unknown[] = []): string {
  if (!isObjectOrFunction(value)) return String(value)
  if (Array.isArray(value)) return joinTexts(value, ',', around)
  if (typeof value === 'function') return 'function'
  if (isLocalized(value)) {
    const text = currentScope().localize?.(value)
    return text === value ? '' : toText(text ?? '', around)
  }
  return limitText(PRINT[kindOf(value)]?.call(value)) ?? OBJECT
}

const OBJECT = '[object Object]'

function isLocalized(value: object): boolean {
  return isRecord(value) && value['@type'] === LOCALIZED_TYPE
}

/** Text of a value for visitors. `undefined`, `null` and objects without a text are empty. */
export function toShownText(value: unknown): string {
  const text = toText(value ?? '')
  return text === OBJECT ? '' : text
}

/**
 * Like `list.join(separator)`, with {@link toText} for each item.
 *
 * @param around - Enclosing lists. A list that contains itself renders empty there.
 */
export function joinTexts(
  list: readonly unknown[],
  separator: string,
  around: readonly unknown[] = [],
): string {
  if (around.includes(list)) return ''
  if (around.length > MAX_DEPTH) refuse('limit', 'A list is nested too deeply')
  spend(1 + list.length / 16)
  const lists = [...around, list]
  let text = ''
  for (let index = 0; index < list.length; index++) {
    const item = toText(list[index] ?? '', lists)
    text += (index === 0 ? '' : separator) + item
    limitLength(text.length, MAX_TEXT_LENGTH)
  }
  return limitText(text)
}

/** Converts an address to text, and charges for parsing it. */
export function toAddress(value: unknown): string {
  const text = toText(value)
  spend(text.length / 8)
  return text
}

/** Like `Number(value)`, but never calls `valueOf` of an object. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value
  if (value instanceof Date) return Date.prototype.getTime.call(value)
  const scalar = toScalar(value)
  if (typeof scalar === 'string') spend(scalar.length / 256)
  return Number(scalar)
}

/** Converts an object to text, as for `==` and `+`. Returns other values unchanged. */
export function toScalar(value: unknown): unknown {
  return isObjectOrFunction(value) ? toText(value) : value
}

export function isObjectOrFunction(value: unknown): value is object {
  return typeof value === 'function' || isObject(value)
}
