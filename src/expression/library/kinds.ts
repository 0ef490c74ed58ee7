import { hasOwn } from '../../utils/hasOwn'
import { toText } from '../runtime/coerce'
import { callFunction } from '../runtime/functions'
import { KINDS, kindOf, type Method } from '../runtime/kinds'
import { LOCALE_STEPS } from '../runtime/limits'
import { read, type SafeKey } from '../runtime/properties'
import { LIST_METHODS } from './listMethods'
import { nativeMethods } from './natives'
import { TEXT_METHODS } from './textMethods'

const hasKey: Method<unknown> = (receiver, [key]) => hasOwn(receiver, toText(key))

const asText: Method<unknown> = (receiver) => toText(receiver)

KINDS.text = { methods: TEXT_METHODS }
KINDS.list = { methods: { ...LIST_METHODS, hasOwnProperty: hasKey } }
KINDS.Object = { methods: { toString: asText, hasOwnProperty: hasKey } }
KINDS.Boolean = { methods: nativeMethods(Boolean.prototype, 'toString valueOf') }
KINDS.Number = {
  methods: {
    ...nativeMethods(Number.prototype, 'toExponential toFixed toPrecision toString valueOf'),
    ...nativeMethods(Number.prototype, 'toLocaleString', { perCall: LOCALE_STEPS }),
  },
}
KINDS.Date = {
  methods: {
    ...nativeMethods(Date.prototype, dateMethods(/^(?:get|to(?!Locale|Temporal)|valueOf)/)),
    ...nativeMethods(Date.prototype, dateMethods(/^toLocale/), { perCall: LOCALE_STEPS }),
    ...nativeMethods(Date.prototype, dateMethods(/^set/), { changes: true }),
  },
  print: (date: Date) => Date.prototype.toString.call(date),
}

function dateMethods(names: RegExp): string {
  return Object.getOwnPropertyNames(Date.prototype)
    .filter((name) => names.test(name))
    .join(' ')
}

/** Finds a function that `receiver` itself has, or else the method of its kind; `null` where there is neither. */
export function findMethod(receiver: unknown, key: SafeKey): Method<never> | null {
  const property = read(receiver, key)
  if (typeof property === 'function') {
    return (owner, args) => callFunction(property, owner, args)
  }
  const methods = KINDS[kindOf(receiver)]?.methods
  return (hasOwn(methods, key) && methods?.[key]) || null
}

/** Whether any kind has a method of this name. */
export function isMethod(name: string): boolean {
  return Object.values(KINDS).some(({ methods }) => hasOwn(methods, name))
}
