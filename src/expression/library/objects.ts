import { hasOwn } from '../../utils/values/hasOwn'
import { isObjectOrFunction } from '../runtime/coerce'
import type { MethodTable } from '../runtime/kinds'
import { MAX_DEPTH } from '../runtime/limits'
import { made, ownList } from '../runtime/made'
import { refuse } from '../runtime/problem'
import { entriesOf, freeze, isFrozen, itemsOf, toKey, toObject, write } from '../runtime/properties'
import { own, spend } from '../runtime/run'

/** Methods of `Object.prototype`, also for use with `call`. */
export const OBJECT_METHODS: MethodTable<unknown> = {
  hasOwnProperty: hasProperty,
  propertyIsEnumerable: hasProperty,
  toString: (object: unknown) => Object.prototype.toString.call(object),
  valueOf: (object: unknown) => object,
}

/** Implements `Object`. */
export const ObjectNamespace = {
  assign(target: unknown, ...sources: unknown[]) {
    for (const [key, value] of sources.flatMap(entriesOf)) write(target, key, value)
    return target
  },
  create(prototype: unknown, fields: unknown) {
    if (prototype !== null || fields !== undefined) {
      refuse('forbidden', 'Object.create() makes plain objects only')
    }
    return own({})
  },
  entries: (object: unknown) => own(fieldsOf(object).map(own)),
  freeze,
  fromEntries: (pairs: unknown) =>
    toObject(
      itemsOf(pairs)
        .map(itemsOf)
        .map(([key, value]) => [toKey(key), value]),
    ),
  groupBy,
  hasOwn: (object: unknown, key: unknown) => hasOwn(object, toKey(key)),
  isFrozen,
  is: (one: unknown, other: unknown) => Object.is(one, other),
  keys: (object: unknown) => own(fieldsOf(object).map(([key]) => key)),
  values: (object: unknown) => own(fieldsOf(object).map(([, value]) => value)),
}

export function hasProperty(object: unknown, [key]: readonly unknown[]): boolean {
  if (object === undefined || object === null)
    refuse('missing', `Cannot read the keys of ${object}`)
  return hasOwn(object, toKey(key))
}

function fieldsOf(object: unknown): [key: string, value: unknown][] {
  if (object === undefined || object === null) {
    refuse('missing', `Cannot read the keys of ${object}`)
  }
  return entriesOf(object)
}

function groupBy(list: unknown, callback: unknown): object {
  if (typeof callback !== 'function') refuse('error', `${typeof callback} is not a function`)
  const groups = new Map<string, unknown[]>()
  itemsOf(list).forEach((item, index) => {
    const key = `${toKey(callback(item, index))}`
    const group = groups.get(key) ?? own([])
    group.push(item)
    groups.set(key, group)
  })
  return toObject([...groups])
}

/** Implements `structuredClone(value)`. An object that contains itself fails as too deep. */
export function clone(value: unknown, depth = 0): unknown {
  const copy = (inner: unknown) => clone(inner, depth + 1)
  spend(2)
  if (depth > MAX_DEPTH) refuse('limit', 'An object is nested too deeply')
  if (typeof value === 'function') refuse('error', 'Functions cannot be cloned')
  if (!isObjectOrFunction(value)) return value
  if (value instanceof Date) return own(new Date(value))
  if (value instanceof Set) return made(new Set(itemsOf(value).map(copy)))
  if (value instanceof Map) {
    const pairs = itemsOf(value).map((pair) => (pair as [unknown, unknown]).map(copy))
    return made(new Map(pairs as [unknown, unknown][]))
  }
  if (Array.isArray(value)) return ownList(value.map(copy))
  return toObject(entriesOf(value).map(([key, inner]) => [key, copy(inner)]))
}
