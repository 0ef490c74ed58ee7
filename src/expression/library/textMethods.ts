import { fromNames } from '../../utils/values/fromNames'
import { expandReplacement, type Found, indexOf } from '../regExp/expandReplacement'
import { createRegExp, searchWith } from '../regExp/searchWith'
import { toNumber, toText } from '../runtime/coerce'
import type { Method, MethodTable } from '../runtime/kinds'
import { LOCALE_STEPS, MAX_LIST_LENGTH, MAX_TEXT_LENGTH } from '../runtime/limits'
import { ownList, ownLists } from '../runtime/made'
import { limitLength, own, readText, spend } from '../runtime/run'
import { nativeMethods, toPlain } from './methodTable'

/** Methods of strings. */
export const TEXT_METHODS: MethodTable<string> = {
  ...nativeMethods(
    String.prototype,
    'at charAt charCodeAt codePointAt concat normalize slice substr substring toLowerCase ' +
      'toString toUpperCase trim trimEnd trimLeft trimRight trimStart valueOf',
  ),
  ...nativeMethods(
    String.prototype,
    'endsWith includes indexOf lastIndexOf startsWith',
    (text: string, [needle, ...args]) => [toNeedle(text, needle), ...args.map(toPlain)],
  ),
  ...nativeMethods(
    String.prototype,
    'localeCompare toLocaleLowerCase toLocaleUpperCase',
    (_, args) => {
      // With a locale, the engine creates a collator for each call.
      spend(args.length > 1 ? LOCALE_STEPS : 1)
      return args.map(toPlain)
    },
  ),
  ...nativeMethods(String.prototype, 'padEnd padStart', (_, args) => {
    limitLength(toNumber(args[0]), MAX_TEXT_LENGTH)
    return args.map(toPlain)
  }),
  repeat(text, [times]) {
    limitLength(text.length * toNumber(times), MAX_TEXT_LENGTH)
    return text.repeat(toNumber(times))
  },
  ...fromNames('match matchAll search', matching),
  ...fromNames('replace replaceAll', replacing),
  split(text, [separator, most = MAX_LIST_LENGTH + 1]) {
    if (separator === undefined) return own([text])
    const limit = toNumber(most)
    if (separator instanceof RegExp) {
      return ownList(searchWith(separator, text, (searcher) => text.split(searcher, limit)))
    }
    return ownList(text.split(toNeedle(text, separator), limit))
  },
}

/** Converts what is searched for in `text`, and charges for the search. */
function toNeedle(text: string, value: unknown): string {
  const needle = readText(toText(value))
  // In the worst case, each character is compared with each character of the other text.
  spend((text.length * needle.length) / 1_000_000)
  return needle
}

/** Creates a method that converts a non-`RegExp` argument to one, as in JavaScript. */
function matching(name: string): Method<string> {
  return (text, [given]) => {
    const [flags, finish] = name === 'matchAll' ? ['g', ownLists] : ['', ownList]
    const regExp = given instanceof RegExp ? given : createRegExp(given, flags)
    return searchWith(regExp, text, (searcher) => finish(text[name as 'match'](searcher)))
  }
}

/** Finds all matches before it asks for replacements, as the specification does. */
function replacing(name: string): Method<string> {
  const native = String.prototype[name as 'replace']
  return (text, [given, replacement]) => {
    const find = (searched: unknown): Found[] => {
      const matches: Found[] = []
      const collect = (...found: Found): string => {
        spend(1)
        matches.push(found)
        return ''
      }
      native.call(text, searched as never, collect as never)
      return matches
    }
    const matches =
      given instanceof RegExp ? searchWith(given, text, find) : find(toNeedle(text, given))
    const insert = inserting(replacement)
    let end = 0
    const pieces = matches.map((found) => {
      const before = text.slice(end, indexOf(found))
      end += before.length + found[0].length
      return before + insert(...found)
    })
    return pieces.join('') + text.slice(end)
  }
}

/** Returns a function that expands each replacement, and limits the total length. */
function inserting(replacement: unknown): (...found: Found) => string {
  const template = typeof replacement === 'function' ? null : toText(replacement)
  let length = 0
  return (...found) => {
    const inserted =
      template === null
        ? toText((replacement as (...given: unknown[]) => unknown)(...found))
        : expandReplacement(template, found)
    length += inserted.length
    limitLength(length, MAX_TEXT_LENGTH)
    return inserted
  }
}
