import { fromNames } from '../../utils/values/fromNames'
import { isSafeKey } from '../../utils/values/safePath'
import { isObjectOrFunction, toNumber, toText } from '../runtime/coerce'
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

const TEXT_FUNCTIONS =
  'encodeURI encodeURIComponent decodeURI decodeURIComponent escape unescape atob btoa'

/** Built-in names with the same meaning in every expression. */
export const GLOBALS: Members = withNoted({
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  Math: nativeMembers(Math, Object.getOwnPropertyNames(Math)),
  JSON: JsonNamespace,
  Intl: IntlNamespace,
  Object: ObjectNamespace,
  Array: ArrayClass,
  Boolean,
  Date: withMembers(makeDate, nativeMembers(Date, 'now parse UTC')),
  Number: withMembers(
    (...args: unknown[]) => toNumber(args.length > 0 ? args[0] : 0),
    nativeMembers(Number, Object.getOwnPropertyNames(Number).filter(isSafeKey)),
  ),
  String: withMembers(
    (...args: unknown[]) => limitText(toText(args.length > 0 ? args[0] : '')),
    nativeMembers(String, 'fromCharCode fromCodePoint'),
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
  ...fromNames('Error TypeError RangeError SyntaxError', (name) => (message: unknown) => {
    const native = globalThis[name as 'Error']
    return made(new native(message === undefined ? '' : toText(message)))
  }),
  ...fromNames(TEXT_FUNCTIONS, (name) => (text: unknown) => {
    const native = globalThis[name as 'escape']
    return native(`${toPlain(toText(text))}`)
  }),
  structuredClone: (value: unknown) => clone(value),
  ...nativeMembers(globalThis, 'isFinite isNaN parseFloat parseInt'),
})

/** Wraps the named members of `source`, so that its functions receive only safe arguments. */
function nativeMembers(source: object, names: string | readonly string[]): Members {
  return fromNames(names, (name) => {
    const native: unknown = Reflect.get(source, name)
    if (typeof native !== 'function') return native
    return (...args: unknown[]) => Reflect.apply(native, source, args.map(toPlain))
  })
}

/** Registers all functions among `members`, and returns the members. */
function withNoted(members: Members): Members {
  for (const member of Object.values(members)) {
    const inner = typeof noteBuiltIn(member) === 'function' ? MEMBERS.get(member) : member
    if (isObjectOrFunction(inner)) withNoted(inner as Members)
  }
  return members
}

function makeDate(...args: unknown[]): Date {
  return own(Reflect.construct(Date, args.map(toPlain)))
}
