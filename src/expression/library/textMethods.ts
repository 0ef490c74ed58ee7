import { toNumber, toText } from '../runtime/coerce'
import type { MethodTable } from '../runtime/kinds'
import { LOCALE_STEPS, MAX_LIST_LENGTH, MAX_TEXT_LENGTH } from '../runtime/limits'
import { limitLength, limitList, own, spend } from '../runtime/run'
import { nativeMethods, toPlain } from './methodTable'

/** Methods of texts. Patterns and replacements are plain: no regular expressions, no `$&`. */
export const TEXT_METHODS: MethodTable<string> = {
  ...nativeMethods(
    String.prototype,
    'at charAt charCodeAt codePointAt concat slice substr substring toString valueOf',
  ),
  ...nativeMethods(
    String.prototype,
    'endsWith includes indexOf lastIndexOf normalize startsWith toLowerCase toUpperCase trim ' +
      'trimEnd trimStart',
    (text: string, args) => search(text, args.map(toPlain)),
  ),
  ...nativeMethods(
    String.prototype,
    'localeCompare toLocaleLowerCase toLocaleUpperCase',
    (text: string, args) => {
      // With a locale, the engine makes a collator for each call.
      spend(args.length > 1 ? LOCALE_STEPS : 1)
      return search(text, args.map(toPlain))
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
  ...nativeMethods(String.prototype, 'replace replaceAll', (text: string, [given, replacement]) => {
    const pattern = toText(given)
    const isFunction = typeof replacement === 'function'
    let length = 0
    const insert = (...found: unknown[]): string => {
      const inserted = toText(isFunction ? replacement(...found) : replacement)
      length += inserted.length
      limitLength(length, MAX_TEXT_LENGTH)
      spend(1)
      return inserted
    }
    return search(text, [pattern, insert])
  }),
  split(text, [separator, most = MAX_LIST_LENGTH + 1]) {
    if (separator === undefined) return own([text])
    search(text, [toText(separator)])
    return own(limitList(text.split(toText(separator), toNumber(most))))
  },
}

/** Charges for a walk through `text` in search of the first argument. */
function search(text: string, args: unknown[]): unknown[] {
  const [needle] = args
  // At worst, every character of the one is compared with every character of the other.
  const comparisons = text.length * (typeof needle === 'string' ? needle.length : 0)
  spend(text.length / 64 + comparisons / 1_000_000)
  return args
}
