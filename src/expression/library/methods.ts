import { hasOwn } from '../../utils/hasOwn'
import { toText } from '../runtime/coerce'
import { type ByKind, kindOf, type Method, type MethodTable } from '../runtime/kinds'
import { noteFunction } from '../runtime/languageFunctions'
import { read, type SafeKey } from '../runtime/properties'
import { MAP_METHODS, QUERY_METHODS, SET_METHODS } from './collections'
import { FUNCTION_METHODS } from './functions'
import { FORMATTER_METHODS, FORMATTERS } from './intl'
import { LIST_METHODS } from './listMethods'
import { toList } from './lists'
import { BOOLEAN_METHODS, DATE_METHODS, NUMBER_METHODS } from './numberMethods'
import { hasProperty, OBJECT_METHODS } from './objects'
import { PROMISE_METHODS } from './promises'
import { REGEXP_METHODS } from './regExps'
import { TEXT_METHODS } from './textMethods'
import { SEARCH_METHODS } from './textSearch'

const PRINTED = { toString: (receiver: unknown) => toText(receiver) }

const TEXT_KIND = { ...TEXT_METHODS, ...SEARCH_METHODS }
const LIST_KIND = { ...LIST_METHODS, hasOwnProperty: hasProperty }

/** What can be called of values, besides the functions that an object itself has. */
const METHODS: ByKind<MethodTable<never>> = {
  string: TEXT_KIND,
  list: LIST_KIND,
  number: NUMBER_METHODS,
  boolean: BOOLEAN_METHODS,
  function: FUNCTION_METHODS,
  'object Date': DATE_METHODS,
  'object Object': { ...PRINTED, hasOwnProperty: hasProperty },
  'object Promise': PROMISE_METHODS,
  'object RegExp': REGEXP_METHODS,
  'object Set': SET_METHODS,
  'object Map': MAP_METHODS,
  'object URLSearchParams': QUERY_METHODS,
  ...Object.fromEntries(FORMATTERS.map((name) => [`object Intl.${name}`, FORMATTER_METHODS])),
}

/** Methods of classes, as chains such as `Array.prototype.slice` spell them, and what they make of what they are called on. */
const CLASSES: Readonly<
  Record<
    string,
    { readonly methods: MethodTable<never>; readonly receive?: (self: unknown) => unknown }
  >
> = {
  Array: { methods: LIST_KIND, receive: toList },
  String: { methods: TEXT_KIND, receive: (self) => toText(self) },
  Object: { methods: OBJECT_METHODS },
  Number: { methods: NUMBER_METHODS },
  Boolean: { methods: BOOLEAN_METHODS },
  Date: { methods: DATE_METHODS },
  Function: { methods: FUNCTION_METHODS },
}

/** Classes by the kinds of what they make. */
const CLASS_OF: ByKind<string> = {
  string: 'String',
  list: 'Array',
  number: 'Number',
  boolean: 'Boolean',
  function: 'Function',
  'object Object': 'Object',
  'object Date': 'Date',
}

/**
 * Finds a function that `receiver` itself has, or else a method that the language offers for its
 * kind. Gives `null` for any other.
 */
export function findMethod(receiver: unknown, key: SafeKey): Method<never> | null {
  const property = read(receiver, key)
  if (typeof property === 'function') {
    return (owner, args) => Reflect.apply(property, owner, args)
  }
  const methods = METHODS[kindOf(receiver)]
  if (methods && hasOwn(methods, key)) return methods[key] ?? null
  return key === 'toString' && typeof receiver === 'object' ? (object) => toText(object) : null
}

/** A method as a value, for `call`, `apply` and `bind`; `undefined` where there is none. */
export function methodValue(receiver: unknown, key: SafeKey): unknown {
  const property = read(receiver, key)
  if (property !== undefined) return property
  return classMethod(CLASS_OF[kindOf(receiver)] ?? '', key)
}

/** Whether `name.prototype.key` may mean something. */
export function isClass(name: string): boolean {
  return hasOwn(CLASSES, name)
}

/** What `name.prototype.key` means; `undefined` where the language has none. */
export function classMethod(name: string, key: SafeKey): unknown {
  const { methods, receive } = (isClass(name) && CLASSES[name]) || {}
  const method = hasOwn(methods, key) ? methods?.[key] : undefined
  if (!method) return undefined
  return noteFunction(function (this: unknown, ...args: unknown[]) {
    return method((receive ? receive(this) : this) as never, args)
  })
}
