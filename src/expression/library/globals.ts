import { isSafeKey } from '../../utils/safePath'
import { toNumber, toText } from '../runtime/coerce'
import { libraryFunction } from '../runtime/functions'
import { refuse } from '../runtime/problem'
import { entriesOf } from '../runtime/properties'
import { limitText, own } from '../runtime/run'
import { allPlain, nativeMembers } from './natives'

type Members = Readonly<Record<string, unknown>>
type Call = (...args: unknown[]) => unknown

/** Names that mean the same in every expression. */
export const GLOBALS: Record<string, unknown> = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  Math: nativeMembers(Math, Object.getOwnPropertyNames(Math)),
  Object: libraryFunction(
    (value) => value ?? own({}),
    functions({
      entries: (object) => own(fieldsOf(object).map((entry) => own(entry))),
      keys: (object) => own(fieldsOf(object).map(([key]) => key)),
      values: (object) => own(fieldsOf(object).map(([, value]) => value)),
    }),
  ),
  Boolean: libraryFunction((value) => Boolean(value)),
  Number: libraryFunction(
    (...args) => toNumber(args.length > 0 ? args[0] : 0),
    nativeMembers(Number, Object.getOwnPropertyNames(Number).filter(isSafeKey)),
  ),
  String: libraryFunction(
    (...args) => limitText(toText(args.length > 0 ? args[0] : '')),
    nativeMembers(String, ['fromCharCode', 'fromCodePoint']),
  ),
  Date: libraryFunction(
    (...args) => own(Reflect.construct(Date, allPlain(args))),
    nativeMembers(Date, ['now', 'parse', 'UTC']),
  ),
  ...nativeMembers(globalThis, 'isNaN parseFloat parseInt encodeURIComponent'.split(' ')),
}

/** Built-in functions by name. */
export function functions(calls: Readonly<Record<string, Call>>): Members {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, libraryFunction(call)]),
  )
}

function fieldsOf(object: unknown): [key: string, value: unknown][] {
  if (object === undefined || object === null) {
    refuse('missing', `Cannot read the keys of ${object}`)
  }
  return entriesOf(object)
}
