import { fromNames } from '../../utils/values/fromNames'
import { ownValue } from '../../utils/values/ownValue'
import { wordSet } from '../../utils/values/wordSet'
import { toAddress, toText } from '../runtime/coerce'
import { type ByKind, kindOf, type Method, type MethodTable } from '../runtime/kinds'
import { noteFunction } from '../runtime/languageFunctions'
import { read, type SafeKey } from '../runtime/properties'
import { readText, spend } from '../runtime/run'
import { MAP_METHODS, QUERY_METHODS, SET_METHODS } from './collections'
import { FUNCTION_METHODS } from './functions'
import { FORMATTER_METHODS, FORMATTERS } from './intl'
import { LIST_METHODS, toList } from './lists'
import { BOOLEAN_METHODS, DATE_METHODS, NUMBER_METHODS } from './numbersAndDates'
import { hasProperty, OBJECT_METHODS } from './objects'
import { PROMISE_METHODS } from './promises'
import { REGEXP_METHODS } from './regExps'
import { TEXT_METHODS } from './textMethods'

interface Kind {
  /** Methods of values of this kind. Functions that an object itself has are separate. */
  readonly methods: MethodTable<never>
  /** Class in chains such as `Array.prototype.slice`. */
  readonly className?: string
  /**
   * Methods that read little of their receiver, or pay for what they make of it. All others pay for
   * reading it.
   */
  readonly cheap?: ReadonlySet<unknown>
  /** Converts the receiver of a prototype method to a value of this kind. */
  readonly receive?: (self: unknown) => unknown
}

const KINDS: ByKind<Kind> = {
  string: {
    className: 'String',
    methods: TEXT_METHODS,
    cheap: wordSet(
      'at charAt charCodeAt codePointAt concat slice substr substring toString valueOf',
    ),
    receive: (self) => toText(self),
  },
  list: {
    className: 'Array',
    methods: { ...LIST_METHODS, hasOwnProperty: hasProperty },
    cheap: wordSet(
      'at concat entries flat hasOwnProperty join keys pop push slice toReversed toSorted ' +
        'toString values with',
    ),
    receive: toList,
  },
  number: { className: 'Number', methods: NUMBER_METHODS },
  boolean: { className: 'Boolean', methods: BOOLEAN_METHODS },
  function: { className: 'Function', methods: FUNCTION_METHODS },
  'object Object': { className: 'Object', methods: OBJECT_METHODS },
  'object Date': { className: 'Date', methods: DATE_METHODS },
  'object Promise': { methods: PROMISE_METHODS },
  'object RegExp': { methods: REGEXP_METHODS },
  'object Set': { methods: SET_METHODS, cheap: wordSet('add delete has') },
  'object Map': { methods: MAP_METHODS, cheap: wordSet('delete get has set') },
  'object URLSearchParams': { methods: QUERY_METHODS },
  ...fromNames(
    FORMATTERS.map((name) => `object Intl.${name}`),
    () => ({ methods: FORMATTER_METHODS }),
  ),
}

const CLASSES = new Map(Object.values(KINDS).map((kind) => [kind?.className, kind]))

/**
 * Finds a function that `receiver` itself has, else a method of the language for its kind. Returns
 * `null` if there is neither.
 */
export function findMethod(receiver: unknown, key: SafeKey): Method<never> | null {
  const property = read(receiver, key)
  if (typeof property === 'function') {
    return (owner, args) => Reflect.apply(property, owner, args)
  }
  const method = methodOf(KINDS[kindOf(receiver)], key)
  if (method) return method
  return key === 'toString' && typeof receiver === 'object' ? (object) => toText(object) : null
}

/** Returns a method as a value, for `call`, `apply` and `bind`; `undefined` if it is missing. */
export function methodValue(receiver: unknown, key: SafeKey): unknown {
  const property = read(receiver, key)
  if (property !== undefined) return property
  return classMethod(KINDS[kindOf(receiver)]?.className ?? '', key)
}

/** Whether `name.prototype.key` can name a method. */
export function isClass(name: string): boolean {
  return CLASSES.has(name)
}

/** Returns the method that `name.prototype.key` names; `undefined` if the language lacks it. */
export function classMethod(name: string, key: SafeKey): unknown {
  const kind = CLASSES.get(name)
  const method = methodOf(kind, key)
  if (!method) return undefined
  return noteFunction(function (this: unknown, ...args: unknown[]) {
    return method((kind?.receive ? kind.receive(this) : this) as never, args)
  })
}

function methodOf({ methods, cheap }: Partial<Kind> = {}, key: SafeKey): Method<never> | undefined {
  const method = ownValue(methods, key)
  if (!method || cheap?.has(key)) return method
  return (receiver, args) => {
    readAll(receiver)
    return method(receiver, args)
  }
}

function readAll(receiver: unknown): void {
  readText(receiver)
  if (Array.isArray(receiver)) spend(receiver.length / 16)
  else if (receiver instanceof Set || receiver instanceof Map) spend(receiver.size / 16)
  else if (receiver instanceof URLSearchParams) toAddress(receiver)
}
