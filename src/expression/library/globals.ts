import { isSafeKey } from '../../utils/safePath'
import { isObject, toNumber, toText } from '../runtime/coerce'
import { noteBuiltIn } from '../runtime/languageFunctions'
import { made } from '../runtime/made'
import { MEMBERS, SymbolClass, withMembers } from '../runtime/properties'
import { limitText, own } from '../runtime/run'
import { MapClass, QueryClass, SetClass, UrlClass } from './collections'
import { startFetch } from './fetch'
import { IntlNamespace } from './intl'
import { JsonNamespace } from './json'
import { ArrayClass } from './lists'
import { toPlain } from './methodTable'
import { clone, ObjectNamespace } from './objects'
import { PromiseClass } from './promises'
import { RegExpClass } from './regExps'
import { timerGlobals } from './timers'

type Members = Readonly<Record<string, unknown>>

const GLOBAL_FUNCTIONS =
  'isFinite isNaN parseFloat parseInt encodeURI encodeURIComponent decodeURI decodeURIComponent'

/** Names that mean the same in every expression. */
export const GLOBALS: Members = withNoted({
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  Math: nativeMembers(Math, Object.getOwnPropertyNames(Math)),
  JSON: JsonNamespace,
  Intl: IntlNamespace,
  Object: ObjectNamespace,
  Array: ArrayClass,
  Boolean,
  Date: withMembers(makeDate, nativeMembers(Date, ['now', 'parse', 'UTC'])),
  Number: withMembers(
    (...args: unknown[]) => toNumber(args.length > 0 ? args[0] : 0),
    nativeMembers(Number, Object.getOwnPropertyNames(Number).filter(isSafeKey)),
  ),
  String: withMembers(
    (...args: unknown[]) => limitText(toText(args.length > 0 ? args[0] : '')),
    nativeMembers(String, ['fromCharCode', 'fromCodePoint']),
  ),
  RegExp: RegExpClass,
  Symbol: SymbolClass,
  Set: SetClass,
  Map: MapClass,
  URL: UrlClass,
  URLSearchParams: QueryClass,
  Promise: PromiseClass,
  ...timerGlobals,
  fetch: startFetch,
  ...Object.fromEntries(
    [Error, TypeError, RangeError, SyntaxError].map((native) => [
      native.name,
      (message: unknown) => made(new native(message === undefined ? '' : toText(message))),
    ]),
  ),
  ...Object.fromEntries(
    [escape, unescape, atob, btoa].map((native) => [
      native.name,
      (text: unknown) => native(`${toPlain(toText(text))}`),
    ]),
  ),
  structuredClone: (value: unknown) => clone(value),
  ...nativeMembers(globalThis, GLOBAL_FUNCTIONS.split(' ')),
})

/** Members of `source` with these names; its functions are called with what is safe for them. */
function nativeMembers(source: object, names: readonly string[]): Members {
  const natives = source as Members
  return Object.fromEntries(
    names.map((name) => {
      const native = natives[name]
      if (typeof native !== 'function') return [name, native]
      return [name, (...args: unknown[]) => Reflect.apply(native, source, args.map(toPlain))]
    }),
  )
}

/** Takes in all functions among `members`, and gives these. */
function withNoted(members: Members): Members {
  for (const member of Object.values(members)) {
    const inner = typeof noteBuiltIn(member) === 'function' ? MEMBERS.get(member) : member
    if (isObject(inner)) withNoted(inner as Members)
  }
  return members
}

function makeDate(...args: unknown[]): Date {
  return own(Reflect.construct(Date, args.map(toPlain)))
}
