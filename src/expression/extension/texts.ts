import { wordSet } from '../../utils/wordSet'
import { limitLength, nativeMethods, refuse, spend, TEXT_METHODS, toNumber, toText } from '../core'
import type { Kind, Method } from '../runtime/kinds'
import { MAX_LIST_LENGTH, MAX_TEXT_LENGTH } from '../runtime/limits'
import { chargeSearch, isVetted, makePattern } from './patterns'
import { assertMade, made, ownList } from './things'

/** What texts do with regular expressions. */
export const textKind: Kind = {
  methods: {
    ...TEXT_METHODS,
    ...nativeMethods(String.prototype, 'trimLeft trimRight', (text: string) => {
      spend(text.length / 64)
      return []
    }),
    match: matching('match'),
    matchAll: matching('matchAll', 'g'),
    search: matching('search'),
    replace: replacing('replace'),
    replaceAll: replacing('replaceAll'),
    split(text: string, args) {
      const [separator, most = MAX_LIST_LENGTH + 1] = args
      if (!isVetted(separator)) return TEXT_METHODS.split?.(text, args)
      return ownList(text.split(chargeSearch(separator, text), toNumber(most)))
    },
  },
}

const printPattern = (pattern: RegExp): string => RegExp.prototype.toString.call(pattern)

/** Patterns of the page have not been looked at: they could search for ever. */
export const foreignPatternKind: Kind = { print: printPattern }

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
  write(pattern: RegExp, key, value) {
    assertMade(pattern, key)
    if (key !== 'lastIndex') refuse('forbidden', `"${key}" cannot be set here`)
    pattern.lastIndex = toNumber(value)
  },
}

export function RegExpClass(given?: unknown, flags?: unknown): RegExp {
  const { source, flags: known } = isVetted(given)
    ? given
    : { source: given === undefined ? '(?:)' : toText(given), flags: '' }
  return made(makePattern(source, flags === undefined ? known : toText(flags)))
}

/** A method that makes a pattern of whatever is none, as in JavaScript. */
function matching(name: 'match' | 'matchAll' | 'search', flags = ''): Method<string> {
  return (text, [given]) => {
    const pattern = isVetted(given)
      ? given
      : makePattern(given === undefined ? '(?:)' : toText(given), flags)
    return ownList(text[name](chargeSearch(pattern, text)))
  }
}

function replacing(name: 'replace' | 'replaceAll'): Method<string> {
  const native = String.prototype[name as 'replace']
  return (text, args) => {
    const [pattern, replacement] = args
    if (!isVetted(pattern)) return TEXT_METHODS[name]?.(text, args)
    chargeSearch(pattern, text)
    if (typeof replacement !== 'function') {
      const inserted = toText(replacement)
      // It could stand between all characters.
      spend((text.length * inserted.length) / 512)
      return Reflect.apply(native, text, [pattern, inserted])
    }
    let length = 0
    const insert = (...found: unknown[]): string => {
      const inserted = toText(replacement(...found))
      length += inserted.length
      limitLength(length, MAX_TEXT_LENGTH)
      spend(1)
      return inserted
    }
    return Reflect.apply(native, text, [pattern, insert] as never)
  }
}
