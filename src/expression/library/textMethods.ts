import { toNumber, toText } from '../runtime/coerce'
import type { MethodTable } from '../runtime/kinds'
import { LOCALE_STEPS, MAX_TEXT_LENGTH } from '../runtime/limits'
import { limitLength, spend } from '../runtime/run'
import { nativeMethods, toPlain } from './methodTable'

/** Methods of texts, but for those that take a `RegExp`. */
export const TEXT_METHODS: MethodTable<string> = {
  ...nativeMethods(
    String.prototype,
    'at charAt charCodeAt codePointAt concat slice substr substring toString valueOf',
  ),
  ...nativeMethods(
    String.prototype,
    'endsWith includes indexOf lastIndexOf normalize startsWith toLowerCase toUpperCase trim ' +
      'trimEnd trimLeft trimRight trimStart',
    (text: string, args) => chargeText(text, args.map(toPlain)),
  ),
  ...nativeMethods(
    String.prototype,
    'localeCompare toLocaleLowerCase toLocaleUpperCase',
    (text: string, args) => {
      // With a locale, the engine makes a collator for each call.
      spend(args.length > 1 ? LOCALE_STEPS : 1)
      return chargeText(text, args.map(toPlain))
    },
  ),
  ...nativeMethods(String.prototype, 'padEnd padStart', (_, [length, ...filler]) => {
    limitLength(toNumber(length), MAX_TEXT_LENGTH)
    return [toNumber(length), ...filler.map((text) => toText(text))]
  }),
  repeat(text, [times]) {
    limitLength(text.length * toNumber(times), MAX_TEXT_LENGTH)
    return text.repeat(toNumber(times))
  },
}

/** Charges for a walk through `text` in search of the first argument. */
export function chargeText(text: string, args: unknown[]): unknown[] {
  const [needle] = args
  // At worst, every character of the one is compared with every character of the other.
  const comparisons = text.length * (typeof needle === 'string' ? needle.length : 0)
  spend(text.length / 64 + comparisons / 1_000_000)
  return args
}
