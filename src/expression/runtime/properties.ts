import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'
import { isSafeKey } from '../../utils/safePath'
import { isObject, toScalar, toText } from './coerce'
import { functionTraits } from './functions'
import { KINDS, kindOf } from './kinds'
import { MAX_LIST_LENGTH } from './limits'
import { refuse } from './problem'
import { adopt, isOwned, limitLength, limitList, limitText, own, spend } from './run'

/** A key that reaches no prototype. */
export type SafeKey = string | number

type Container = Record<SafeKey, unknown>

/** Classes of the page's own objects whose fields can be read; elements and windows are none. */
const READABLE = /^\[object (?:Object|Error)\]$/

/** Keys by which the engine would call a function of the text. */
const HOOKS = new Set<SafeKey>(['toString', 'valueOf', 'toJSON', 'then'])

export function toKey(value: unknown): SafeKey {
  return typeof value === 'number' ? value : toSafeKey(limitText(toText(value)))
}

export function toSafeKey(key: string): string {
  if (!isSafeKey(key)) refuse('forbidden', `Property name "${key}" is not allowed`)
  return key
}

/** Own property of `object`, or a field that its class offers. Refuses as `missing` where there is no object. */
export function read(object: unknown, key: SafeKey): unknown {
  if (object === undefined || object === null) {
    refuse('missing', `Cannot read "${key}" of ${object}`)
  }
  if (typeof object === 'function') return read(functionTraits(object)?.members ?? {}, key)
  if (hasOwn(object, key) && isReadable(object)) return (object as Container)[key]
  if (typeof object !== 'object' || Array.isArray(object) || isRecord(object)) return undefined
  return hasField(object, key) ? (object as Container)[key] : undefined
}

/** Whether a value has a field of this name that its class keeps. */
function hasField(value: unknown, key: SafeKey): boolean {
  return KINDS[kindOf(value)]?.fields?.has(key) === true
}

/** Whether an object is plain data, or an instance of a class that is no part of a document. */
export function isReadable(value: unknown): boolean {
  return (
    !isObject(value) ||
    typeof value === 'function' ||
    Array.isArray(value) ||
    isRecord(value) ||
    READABLE.test(Object.prototype.toString.call(value))
  )
}

/** Keys and values that `object` itself has and that are safe to copy. Scalars have none. */
export function entriesOf(object: unknown): [key: string, value: unknown][] {
  if (typeof object !== 'object' || object === null || !isReadable(object)) return []
  const entries = limitList(Object.entries(object))
  spend(2 + entries.length / 2)
  return entries.filter(([key]) => isSafeKey(key))
}

/** Items of a list or of what can be gone through like one, and characters of a text. */
export function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return limitList(value)
  if (typeof value === 'string') {
    limitLength(value.length, MAX_LIST_LENGTH)
    return limitList([...value])
  }
  const items = KINDS[kindOf(value)]?.items
  if (!items) refuse('error', `${typeof value} is not a list`)
  return limitList(items(value as never))
}

/** Sets a property of an object that belongs to the run. */
export function write(object: unknown, key: SafeKey, value: unknown): void {
  const container: object = writable(object, key)
  if (Array.isArray(container) || isRecord(container)) put(container, key, adopt(value))
  else if (!hasField(container, key)) refuse('forbidden', `"${key}" cannot be set here`)
  else (container as Container)[key] = toScalar(value)
}

/** Sets a property of an object that was just made. */
export function put(container: object, key: SafeKey, value: unknown): void {
  if (Array.isArray(container)) {
    const length = key === 'length' ? Number(toScalar(value)) : Number(key) + 1
    if (length > container.length) limitLength(length, MAX_LIST_LENGTH)
  }
  if (typeof value === 'function' && HOOKS.has(key)) {
    refuse('forbidden', `A function cannot be named "${key}"`)
  }
  ;(container as Container)[key] = value
}

/** Makes an object of keys and values. */
export function toObject(entries: readonly (readonly [key: SafeKey, value: unknown])[]): object {
  const object = own({})
  for (const [key, value] of entries) put(object, key, value)
  return object
}

export function remove(object: unknown, key: SafeKey): boolean {
  return delete writable(object, key)[key]
}

function writable(object: unknown, key: SafeKey): Container {
  if (object === undefined || object === null) {
    refuse('missing', `Cannot set "${key}" of ${object}`)
  }
  if (typeof object !== 'object' || !isOwned(object)) {
    refuse('forbidden', `"${key}" cannot be set: only actions write, to state.*`)
  }
  return object as Container
}
