import type { MethodTable } from '../runtime/kinds'
import { LOCALE_STEPS } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import { isOwned, spend } from '../runtime/run'
import { nativeMethods, toPlain } from './methodTable'

/** Converts a method's arguments, and charges for formatting by locale. */
function priced(receiver: unknown, args: unknown[], name: string): unknown[] {
  if (name.startsWith('set') && !isOwned(receiver as object)) {
    refuse('forbidden', 'This date cannot be changed. Make another with new Date()')
  }
  spend(name.includes('Locale') ? LOCALE_STEPS : 1)
  return args.map(toPlain)
}

export const NUMBER_METHODS: MethodTable<number> = nativeMethods(
  Number.prototype,
  'toExponential toFixed toLocaleString toPrecision toString valueOf',
  priced,
)

export const BOOLEAN_METHODS: MethodTable<boolean> = nativeMethods(
  Boolean.prototype,
  'toString valueOf',
  priced,
)

export const DATE_METHODS: MethodTable<Date> = nativeMethods(
  Date.prototype,
  Object.getOwnPropertyNames(Date.prototype)
    .filter((name) => /^(?:[gs]et|to)[A-Z]|^valueOf$/.test(name))
    .join(' '),
  priced,
)
