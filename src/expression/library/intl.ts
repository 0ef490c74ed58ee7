import { fromNames } from '../../utils/values/fromNames'
import { isObjectOrFunction, toText } from '../runtime/coerce'
import type { Method, MethodTable } from '../runtime/kinds'
import { LOCALE_STEPS } from '../runtime/limits'
import { ownList } from '../runtime/made'
import { limitList, own, readText, spend } from '../runtime/run'
import { toPlain } from './methodTable'

type Callable = (...args: unknown[]) => unknown

/** Supported classes of `Intl`. */
export const FORMATTERS =
  'Collator DateTimeFormat ListFormat NumberFormat PluralRules RelativeTimeFormat'.split(' ')

export const FORMATTER_METHODS: MethodTable<never> = fromNames(
  'format formatToParts formatRange select resolvedOptions',
  formatting,
)

export const IntlNamespace = fromNames(FORMATTERS, (name) => (...args: unknown[]) => {
  spend(LOCALE_STEPS)
  const formatter: object = Reflect.construct(Reflect.get(Intl, name), localeArgs(args))
  return name === 'Collator' ? withCompare(formatter as Intl.Collator) : formatter
})

/**
 * Replaces `compare`, which lists use for sorting. The engine's own would convert objects to text.
 */
function withCompare(collator: Intl.Collator): Intl.Collator {
  const { compare } = collator
  const value = (one: unknown, other: unknown): number => {
    spend(1)
    return compare(readText(toText(one)), readText(toText(other)))
  }
  return Object.defineProperty(collator, 'compare', { value })
}

function formatting(name: string): Method<Readonly<Record<string, Callable>>> {
  return (formatter, args) => {
    spend(LOCALE_STEPS)
    const result = formatter[name]?.(...localeArgs(args))
    if (!isObjectOrFunction(result)) return result
    return Array.isArray(result) ? ownList(result) : own({ ...result })
  }
}

/** Makes arguments safe for conversion to text. Lists hold locales or values to format. */
function localeArgs(args: readonly unknown[]): unknown[] {
  return args.map((arg) =>
    Array.isArray(arg) ? limitList(arg).map((item) => readText(toText(item))) : toPlain(arg),
  )
}
