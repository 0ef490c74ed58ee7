import { toText } from '../runtime/coerce'
import { libraryFunction } from '../runtime/functions'
import { LOCALE_STEPS } from '../runtime/limits'
import type { Run } from '../runtime/Run'
import { allPlain } from './methodTable'

const NAMES = 'DateTimeFormat ListFormat NumberFormat PluralRules RelativeTimeFormat'

/** Formatters of numbers that are kept for their next use: making one takes longer than all its uses. */
const MAX_FORMATTERS = 50

const formatters = new Map<string, Intl.NumberFormat>()

export const INTL = Object.fromEntries(
  NAMES.split(' ').map((name) => [
    name,
    libraryFunction((run, ...args) => create(run, name, args)),
  ]),
)

/** As `number.toLocaleString(…)`. */
export function formatNumber(run: Run, number: number, args: readonly unknown[]): string {
  run.spend(LOCALE_STEPS / 4)
  const plain = allPlain(run, args)
  const key = JSON.stringify(plain)
  let formatter = formatters.get(key)
  if (formatter === undefined) {
    if (formatters.size >= MAX_FORMATTERS) formatters.clear()
    formatter = create(run, 'NumberFormat', plain) as Intl.NumberFormat
    formatters.set(key, formatter)
  }
  return formatter.format(number)
}

function create(run: Run, name: string, [locale, ...rest]: unknown[]): object {
  run.spend(LOCALE_STEPS)
  const Formatter = (Intl as unknown as Record<string, new (...args: unknown[]) => object>)[name]
  const locales = Array.isArray(locale) ? locale.map((one) => toText(run, one)) : locale
  return new (Formatter as NonNullable<typeof Formatter>)(
    ...(Array.isArray(locale) ? [locales] : allPlain(run, [locale])),
    ...allPlain(run, rest),
  )
}
