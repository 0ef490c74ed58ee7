import { toNumber, toText } from '../runtime/coerce'
import type { MethodTable } from '../runtime/kinds'
import { LOCALE_STEPS, MAX_LIST_LENGTH, MAX_TEXT_LENGTH } from '../runtime/limits'
import { limitLength, limitList, limitText, own, spend } from '../runtime/run'
import { nativeMethods, toPlain } from './methodTable'

/** Methods of texts. Patterns and replacements are plain: no regular expressions, no `$&`. */
export const TEXT_METHODS: MethodTable<string> = {
  ...nativeMethods(
    String.prototype,
    'at charAt charCodeAt codePointAt concat slice substr substring toString valueOf',
    (_, args) => args.map(toPlain),
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
  replace: (text, [pattern, replacement]) => replace(text, toText(pattern), replacement, 1),
  replaceAll: (text, [pattern, replacement]) =>
    replace(text, toText(pattern), replacement, Number.POSITIVE_INFINITY),
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

function replace(text: string, pattern: string, replacement: unknown, most: number): string {
  search(text, [pattern])
  let result = ''
  let from = 0
  let at = text.indexOf(pattern)
  for (let count = 0; at >= 0 && count < most; count++) {
    spend(1)
    const isFunction = typeof replacement === 'function'
    const inserted = isFunction ? replacement(pattern, at, text) : replacement
    result = limitText(result + text.slice(from, at) + toText(inserted))
    from = at + pattern.length
    at = at < text.length ? text.indexOf(pattern, Math.max(from, at + 1)) : -1
  }
  return result + text.slice(from)
}
