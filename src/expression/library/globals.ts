import { isSafeKey } from '../../utils/safePath'
import { toNumber, toText } from '../runtime/coerce'
import { libraryFunction } from '../runtime/functions'
import { refuse } from '../runtime/problem'
import { entriesOf, write } from '../runtime/properties'
import type { Run } from '../runtime/Run'
import { allPlain, nativeMembers } from './natives'

type Members = Readonly<Record<string, unknown>>
type Call = (run: Run, ...args: unknown[]) => unknown

/** Names that mean the same in every expression. */
export const GLOBALS: Record<string, unknown> = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  Math: nativeMembers(Math, Object.getOwnPropertyNames(Math)),
  Object: libraryFunction(
    (run, value) => value ?? run.own({}),
    functions({
      assign(run, target, ...sources) {
        for (const [key, value] of sources.flatMap((source) => entriesOf(run, source))) {
          write(run, target, key, value)
        }
        return target
      },
      entries: (run, object) => run.own(fieldsOf(run, object).map((entry) => run.own(entry))),
      keys: (run, object) => run.own(fieldsOf(run, object).map(([key]) => key)),
      values: (run, object) => run.own(fieldsOf(run, object).map(([, value]) => value)),
    }),
  ),
  Boolean: libraryFunction((_, value) => Boolean(value)),
  Number: libraryFunction(
    (run, ...args) => toNumber(run, args.length > 0 ? args[0] : 0),
    nativeMembers(Number, Object.getOwnPropertyNames(Number).filter(isSafeKey)),
  ),
  String: libraryFunction(
    (run, ...args) => run.limitText(toText(run, args.length > 0 ? args[0] : '')),
    nativeMembers(String, ['fromCharCode', 'fromCodePoint']),
  ),
  Date: libraryFunction(
    (run, ...args) => run.own(Reflect.construct(Date, allPlain(run, args))),
    nativeMembers(Date, ['now', 'parse', 'UTC']),
  ),
  ...nativeMembers(
    globalThis,
    'isFinite isNaN parseFloat parseInt encodeURI encodeURIComponent decodeURI decodeURIComponent'.split(
      ' ',
    ),
  ),
}

/** Built-in functions by name. */
export function functions(calls: Readonly<Record<string, Call>>): Members {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, libraryFunction(call)]),
  )
}

function fieldsOf(run: Run, object: unknown): [key: string, value: unknown][] {
  if (object === undefined || object === null) {
    refuse('missing', `Cannot read the keys of ${object}`)
  }
  return entriesOf(run, object)
}
