import { hasOwn } from '../../utils/values/hasOwn'
import { isObject } from '../../utils/values/isObject'
import { isRecord } from '../../utils/values/isRecord'
import { isSafeKey } from '../../utils/values/safePath'
import { wordSet } from '../../utils/values/wordSet'
import { isObjectOrFunction, toAddress, toNumber, toScalar, toText } from './coerce'
import { type ByKind, kindOf } from './kinds'
import { noteBuiltIn } from './languageFunctions'
import { MAX_LIST_LENGTH } from './limits'
import { assertMade } from './made'
import { refuse } from './problem'
import { adopt, isOwned, limitLength, limitList, limitText, own, spend } from './run'

/** A key that reaches no prototype. */
export type SafeKey = string | number

type Container = Record<SafeKey, unknown>

/** Members of built-in functions, such as `Number.isInteger`. Other functions have none. */
export const MEMBERS = new Map<unknown, object>()

/** Key that stands for `Symbol.iterator`. */
export const ITERATOR = '@@iterator'

/** Implements `Symbol`, whose iterator code compiled to ES5 reads. */
export const SymbolClass = withMembers(
  () => refuse('unknown', '"Symbol()" is not available here'),
  {
    iterator: ITERATOR,
  },
)

/**
 * Functions that a text assigned to {@link ITERATOR} of its objects. Loops of the language ignore
 * them.
 */
const iterators = new WeakMap<object, unknown>()

/** Objects that texts can no longer mutate. */
const frozen = new WeakSet<object>()

/** Classes of the page's objects with readable fields. Elements and windows are not among them. */
const READABLE = /^\[object (?:Object|Error)\]$/

/** Keys under which the engine would call functions of the text, also in its context. */
const HOOK = /^(?:context\.)?(?:toString|valueOf|toJSON|then|@@iterator)$/

/** Readable fields of built-in classes. */
const FIELDS: ByKind<ReadonlySet<unknown>> = {
  'object Set': wordSet('size'),
  'object Map': wordSet('size'),
  'object URLSearchParams': wordSet('size'),
  'object URL': wordSet(
    'hash host hostname href origin password pathname port protocol search searchParams username',
  ),
  'object Error': wordSet('name message'),
  'object RegExp': wordSet('flags global ignoreCase lastIndex multiline source sticky unicode'),
  'object Intl.Collator': wordSet('compare'),
}

/** Items that a loop and `...` iterate over. */
const ITEMS: ByKind<(value: never) => readonly unknown[]> = {
  'object Set': (set: Set<unknown>) => Array.from(Set.prototype.values.call(set)),
  'object Map': (map: Map<unknown, unknown>) => Array.from(Map.prototype.entries.call(map), own),
  'object URLSearchParams': (query: URLSearchParams) =>
    Array.from(URLSearchParams.prototype.entries.call(query), own),
}

/** Setters of fields of built-in classes. */
const SETTERS: ByKind<(object: never, key: SafeKey, value: unknown) => void> = {
  'object URL'(url: URL, key, value) {
    assertMade(url, key)
    // The engine parses the whole address again.
    toAddress(url)
    if (!FIELDS['object URL']?.has(key) || !Reflect.set(url, key, toAddress(value))) {
      refuseField(key)
    }
  },
  'object RegExp'(expression: RegExp, key, value) {
    assertMade(expression, key)
    if (key !== 'lastIndex') refuseField(key)
    expression.lastIndex = toNumber(value)
  },
}

export function toKey(value: unknown): SafeKey {
  if (typeof value === 'number') return value
  const key = limitText(toText(value))
  if (!isSafeKey(key)) refuse('forbidden', `Property name "${key}" is not allowed`)
  return key
}

export function withMembers<T>(callable: T, members: object): T {
  MEMBERS.set(callable, members)
  return callable
}

/**
 * Reads an own property of `object`, or a field of its built-in class. Refuses as `missing` for
 * `undefined` and `null`.
 */
export function read(object: unknown, key: SafeKey): unknown {
  if (object === undefined || object === null) {
    refuse('missing', `Cannot read "${key}" of ${object}`)
  }
  if (key === ITERATOR) return iteratorOf(object)
  const owner = typeof object === 'function' ? MEMBERS.get(object) : object
  const isOwn = hasOwn(owner, key) && isReadable(owner)
  if (object === SymbolClass && !isOwn) {
    refuse('unknown', `"Symbol.${key}" is not available here`)
  }
  if (isOwn) return (owner as Container)[key]
  return FIELDS[kindOf(owner)]?.has(key) ? limitText((owner as Container)[key]) : undefined
}

/** Returns the iterator function of a set or a map, for code compiled to ES5. */
function iteratorOf(object: unknown): unknown {
  if (isObjectOrFunction(object) && iterators.has(object)) return iterators.get(object)
  return kindOf(object) in ITEMS ? iterate : undefined
}

const iterate = noteBuiltIn(function (this: unknown): object {
  const items = itemsOf(this)
  let index = 0
  const next = (): object =>
    toObject([
      ['done', index >= items.length],
      ['value', items[index++]],
    ])
  return toObject([['next', next]])
})

/** Whether an object is plain data, or a class instance that belongs to no document. */
export function isReadable(value: unknown): boolean {
  return (
    // Unlike `typeof`, `Object` recognises `document.all` as an object.
    Object(value) !== value ||
    typeof value === 'function' ||
    Array.isArray(value) ||
    isRecord(value) ||
    READABLE.test(Object.prototype.toString.call(value))
  )
}

/** Returns own keys and values that are safe to copy. Primitives other than text have none. */
export function entriesOf(object: unknown): [key: string, value: unknown][] {
  // The entries of a string are its characters.
  if (typeof object === 'string') limitLength(object.length, MAX_LIST_LENGTH)
  else if (!isObject(object) || !isReadable(object)) return []
  const entries = limitList(Object.entries(object))
  spend(entries.length / 4)
  return entries.filter(([key]) => isSafeKey(key))
}

/** Returns the items of a list or another iterable, or the characters of a text. */
export function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return limitList(value)
  if (typeof value === 'string') {
    limitLength(value.length, MAX_LIST_LENGTH)
    return limitList([...value])
  }
  const items = ITEMS[kindOf(value)]?.(value as never)
  return limitList(items ?? refuse('error', `${typeof value} is no list`))
}

/** Whether a value other than a list is iterable. */
export function isIterable(value: unknown): boolean {
  return typeof value === 'string' || kindOf(value) in ITEMS
}

/** Returns the keys for `for (… in …)`. */
export function keysOf(value: unknown): readonly string[] {
  return entriesOf(value).map(([key]) => key)
}

/** Sets a property of an object that belongs to the running text. */
export function write(object: unknown, key: SafeKey, value: unknown): void {
  const set = SETTERS[kindOf(object)]
  if (set) {
    set(object as never, key, value)
    return
  }
  const container = writable(object, key)
  if (key === ITERATOR) iterators.set(container, value)
  else if (!frozen.has(container)) put(container, key, adopt(value))
}

/** Like `Object.freeze(value)`, but leaves objects of the page unchanged. */
export function freeze(value: unknown): unknown {
  if (isObjectOrFunction(value) && isOwned(value)) frozen.add(value)
  return value
}

export function isFrozen(value: unknown): boolean {
  return !isObjectOrFunction(value) || frozen.has(value) || Object.isFrozen(value)
}

/** Sets a property of a newly created object. */
export function put(container: object, key: SafeKey, value: unknown): void {
  if (Array.isArray(container)) {
    const length = key === 'length' ? Number(toScalar(value)) : Number(key) + 1
    if (length > container.length) limitLength(length, MAX_LIST_LENGTH)
  }
  if (typeof value === 'function' && HOOK.test(`${key}`)) {
    refuse('forbidden', `A function cannot be named "${key}"`)
  }
  ;(container as Container)[key] = value
}

/** Creates an object from keys and values. */
export function toObject(entries: readonly (readonly [key: SafeKey, value: unknown])[]): object {
  const object = own({})
  for (const [key, value] of entries) put(object, key, value)
  return object
}

export function remove(object: unknown, key: SafeKey): boolean {
  const container = writable(object, key)
  return !frozen.has(container) && delete container[key]
}

function writable(object: unknown, key: SafeKey): Container {
  if (object === undefined || object === null) {
    refuse('missing', `Cannot set "${key}" of ${object}`)
  }
  if (typeof object !== 'object' || !isOwned(object)) {
    refuse('forbidden', `"${key}" cannot be set: only actions write, to state.* alone`)
  }
  return object as Container
}

function refuseField(key: SafeKey): never {
  refuse('forbidden', `"${key}" cannot be set here`)
}
