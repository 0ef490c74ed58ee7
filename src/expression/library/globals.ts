import { isSafeKey } from '../../utils/safePath'
import { toNumber, toText } from '../runtime/coerce'
import { kindOf } from '../runtime/kinds'
import { LOCALE_STEPS } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import {
  entriesOf,
  isReadable,
  itemsOf,
  read,
  toKey,
  toObject,
  withMembers,
  write,
} from '../runtime/properties'
import { limitList, limitText, own, spend } from '../runtime/run'
import { toPlain } from './methodTable'

type Members = Readonly<Record<string, unknown>>
type Callable = (...args: unknown[]) => unknown

const GLOBAL_FUNCTIONS =
  'isFinite isNaN parseFloat parseInt encodeURI encodeURIComponent decodeURI decodeURIComponent'.split(
    ' ',
  )

/** Names that mean the same in every expression. */
export const GLOBALS: Members = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  Math: nativeMembers(Math, Object.getOwnPropertyNames(Math)),
  JSON: { parse, stringify },
  Intl: nativeMembers(
    Intl,
    ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat'],
    (formatter, args) => {
      spend(LOCALE_STEPS)
      return Reflect.construct(formatter, args)
    },
  ),
  Object: {
    assign: (target: unknown, ...sources: unknown[]) => {
      for (const [key, value] of sources.flatMap(entriesOf)) write(target, key, value)
      return target
    },
    entries: (object: unknown) => own(fieldsOf(object).map(own)),
    fromEntries: (pairs: unknown) =>
      toObject(
        itemsOf(pairs)
          .map(itemsOf)
          .map(([key, value]) => [toKey(key), value]),
      ),
    keys: (object: unknown) => own(fieldsOf(object).map(([key]) => key)),
    values: (object: unknown) => own(fieldsOf(object).map(([, value]) => value)),
  },
  Array: withMembers(makeList, {
    from: listFrom,
    isArray: Array.isArray,
    of: (...items: unknown[]) => own(items),
  }),
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
  ...nativeMembers(globalThis, GLOBAL_FUNCTIONS),
}

/** Members of `source` with these names; its functions are called with what is safe for them. */
function nativeMembers(
  source: object,
  names: readonly string[],
  call: (native: Callable, args: unknown[]) => unknown = (native, args) =>
    Reflect.apply(native, source, args),
): Members {
  const natives = source as Members
  return Object.fromEntries(
    names.map((name) => {
      const native = natives[name]
      if (typeof native !== 'function') return [name, native]
      return [name, (...args: unknown[]) => call(native as Callable, args.map(toPlain))]
    }),
  )
}

function fieldsOf(object: unknown): [key: string, value: unknown][] {
  if (object === undefined || object === null) {
    refuse('missing', `Cannot read the keys of ${object}`)
  }
  return entriesOf(object)
}

function makeDate(...args: unknown[]): Date {
  return own(Reflect.construct(Date, args.map(toPlain)))
}

function makeList(...items: unknown[]): unknown[] {
  const [length] = items
  if (items.length !== 1 || typeof length !== 'number') return own(items)
  return own(limitList(new Array(length)))
}

function listFrom(source: unknown, change?: (item: unknown, index: number) => unknown): unknown[] {
  const isShape = typeof source === 'object' && !Array.isArray(source) && !kindOf(source).items
  const list = isShape
    ? makeList(Math.max(0, Math.floor(toNumber(read(source, 'length'))) || 0))
    : itemsOf(source)
  return own(Array.from(list, (item, index) => (change ? change(item, index) : item)))
}

function parse(text: unknown): unknown {
  const json = toText(text)
  spend(json.length / 4)
  return JSON.parse(json, (key, value) => {
    if (!isSafeKey(key)) return undefined
    return typeof value === 'object' && value !== null ? own(value) : value
  })
}

function stringify(value: unknown, _: unknown, indent: unknown): string | undefined {
  return JSON.stringify(
    value,
    (key, part) => {
      spend(1 + (key.length + (typeof part === 'string' ? part.length : 0)) / 16)
      return isReadable(part) ? part : undefined
    },
    toPlain(indent) as string | number,
  )
}
