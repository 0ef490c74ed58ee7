import { wordSet } from '../../utils/wordSet'
import {
  callFunction,
  language,
  libraryFunction,
  limitLength,
  nativeMethods,
  own,
  ownList,
  spend,
  toNumber,
  toText,
} from '../core'
import type { Callable } from '../runtime/functions'
import type { Kind, Method } from '../runtime/kinds'
import { LOCALE_STEPS, MAX_LIST_LENGTH, MAX_TEXT_LENGTH } from '../runtime/limits'
import { chargeSearch, isVetted, makePattern } from './patterns'

/** What texts do with regular expressions. */
export const textKind: Kind = {
  methods: {
    ...language.kinds.text?.methods,
    ...nativeMethods(String.prototype, 'charCodeAt codePointAt'),
    ...nativeMethods(String.prototype, 'lastIndexOf normalize trimLeft trimRight', {
      perItem: 1 / 64,
    }),
    // With a locale, the engine makes a collator for each call.
    ...nativeMethods(String.prototype, 'localeCompare toLocaleLowerCase toLocaleUpperCase', {
      perItem: 1 / 64,
      perCall: LOCALE_STEPS,
    }),
    padEnd: (text: string, [length, filler]) => text.padEnd(...padding(length, filler)),
    padStart: (text: string, [length, filler]) => text.padStart(...padding(length, filler)),
    repeat(text: string, [times]) {
      const count = toNumber(times)
      limitLength(text.length * count, MAX_TEXT_LENGTH)
      return text.repeat(count)
    },
    match: matching('match'),
    matchAll: matching('matchAll', 'g'),
    search: matching('search'),
    replace: replacing('replace'),
    replaceAll: replacing('replaceAll'),
    split(text: string, [separator, most = MAX_LIST_LENGTH + 1]) {
      const given = separator === undefined ? undefined : textOrPattern(text, separator)
      return ownList(text.split(given as string, toNumber(most)))
    },
  },
}

const printPattern = (pattern: RegExp): string => RegExp.prototype.toString.call(pattern)

/** Patterns of the page have not been looked at: they could search for ever. */
export const foreignPatternKind: Kind = { methods: {}, print: printPattern }

export const patternKind: Kind = {
  methods: {
    exec: (pattern: RegExp, [given]) => {
      const text = toText(given)
      return ownList(chargeSearch(pattern, text).exec(text))
    },
    test: (pattern: RegExp, [given]) => {
      const text = toText(given)
      return chargeSearch(pattern, text).test(text)
    },
    toString: (pattern: RegExp) => toText(pattern),
  },
  fields: wordSet('flags global ignoreCase lastIndex multiline source sticky unicode'),
  print: printPattern,
}

export const RegExpClass = libraryFunction((given, flags) => {
  const { source, flags: known } = isVetted(given)
    ? given
    : { source: given === undefined ? '(?:)' : toText(given), flags: '' }
  return own(makePattern(source, flags === undefined ? known : toText(flags)))
})

/** A pattern that may search `text`, or a plain text to be sought there. */
function textOrPattern(text: string, given: unknown): string | RegExp {
  return isVetted(given) ? chargeSearch(given, text) : soughtText(text, given)
}

/** A method that makes a pattern of whatever is none, as in JavaScript. */
function matching(name: 'match' | 'matchAll' | 'search', flags = ''): Method<string> {
  return (text, [given]) => {
    const pattern = isVetted(given)
      ? given
      : makePattern(given === undefined ? '(?:)' : toText(given), flags)
    return ownList(text[name](chargeSearch(pattern, text)), 'lists')
  }
}

function padding(length: unknown, filler: unknown = ' '): [number, string] {
  const count = toNumber(length)
  limitLength(count, MAX_TEXT_LENGTH)
  return [count, toText(filler)]
}

/** Charges for a walk through `text`, and gives the text that is sought. */
function soughtText(text: string, given: unknown): string {
  const sought = toText(given)
  // At worst, every character of the one is compared with every character of the other.
  spend(text.length * (1 / 64 + sought.length / 250_000))
  return sought
}

function replacing(name: 'replace' | 'replaceAll'): Method<string> {
  const native: Callable = Reflect.get(String.prototype, name)
  return (text, [given, replacement]) => {
    const sought = textOrPattern(text, given)
    if (typeof replacement !== 'function') {
      const inserted = toText(replacement)
      // It could stand between all characters.
      spend((text.length * inserted.length) / 512)
      const isPlain = typeof sought === 'string'
      return Reflect.apply(native, text, [sought, isPlain ? () => inserted : inserted] as never[])
    }
    let length = 0
    const insert = (...found: unknown[]): string => {
      const inserted = toText(callFunction(replacement, undefined, found))
      length += inserted.length
      limitLength(length, MAX_TEXT_LENGTH)
      spend(1)
      return inserted
    }
    return Reflect.apply(native, text, [sought, insert] as never[])
  }
}
