import type { MethodTable } from '../runtime/kinds'
import { LOCALE_STEPS } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import { isOwned, spend } from '../runtime/run'
import { nativeMethods, toPlain } from './methodTable'

/** Native methods, at the price of those that format by locale where they do. */
function priced<T>(prototype: object, names: string): MethodTable<T> {
  const tables = names.split(' ').map((name) =>
    nativeMethods<T>(prototype, name, (receiver, args) => {
      if (name.startsWith('set') && !isOwned(receiver as object)) {
        refuse('forbidden', 'This date cannot be changed. Make another with new Date()')
      }
      spend(name.includes('Locale') ? LOCALE_STEPS : 1)
      return args.map(toPlain)
    }),
  )
  return Object.assign({}, ...tables)
}

export const NUMBER_METHODS: MethodTable<number> = priced(
  Number.prototype,
  'toExponential toFixed toLocaleString toPrecision toString valueOf',
)

export const BOOLEAN_METHODS: MethodTable<boolean> = priced(Boolean.prototype, 'toString valueOf')

export const DATE_METHODS: MethodTable<Date> = priced(
  Date.prototype,
  Object.getOwnPropertyNames(Date.prototype)
    .filter((name) => /^(?:[gs]et|to)[A-Z]|^valueOf$/.test(name))
    .join(' '),
)
