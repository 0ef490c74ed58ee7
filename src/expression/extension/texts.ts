import { wordSet } from '../../utils/wordSet'
import {
  callFunction,
  language,
  libraryFunction,
  nativeMethods,
  ownList,
  toNumber,
  toText,
} from '../core'
import type { Callable } from '../runtime/functions'
import type { Kind, Method } from '../runtime/kinds'
import { MAX_LIST_LENGTH, MAX_TEXT_LENGTH } from '../runtime/limits'
import type { Run } from '../runtime/Run'
import { chargeSearch, isVetted, makePattern } from './patterns'

/** What texts do with regular expressions. */
export const textKind: Kind = {
  methods: {
    ...language.kinds.text?.methods,
    ...nativeMethods(String.prototype, 'trimLeft trimRight', { perItem: 1 / 64 }),
    padEnd: (run, text: string, [length, filler]) => text.padEnd(...padding(run, length, filler)),
    padStart: (run, text: string, [length, filler]) =>
      text.padStart(...padding(run, length, filler)),
    repeat(run, text: string, [times]) {
      const count = toNumber(run, times)
      run.limitLength(text.length * count, MAX_TEXT_LENGTH)
      return text.repeat(count)
    },
    match: matching('match'),
    matchAll: matching('matchAll', 'g'),
    search: matching('search'),
    replace: replacing('replace'),
    replaceAll: replacing('replaceAll'),
    split(run, text: string, [separator, most = MAX_LIST_LENGTH + 1]) {
      const given = separator === undefined ? undefined : textOrPattern(run, text, separator)
      return ownList(run, text.split(given as string, toNumber(run, most)))
    },
  },
}

export const patternKind: Kind = {
  methods: {
    exec: (run, pattern: RegExp, [given]) => {
      const text = toText(run, given)
      return ownList(run, chargeSearch(run, pattern, text).exec(text))
    },
    test: (run, pattern: RegExp, [given]) => {
      const text = toText(run, given)
      return chargeSearch(run, pattern, text).test(text)
    },
    toString: (run: Run, pattern: RegExp) => toText(run, pattern),
  },
  fields: wordSet('flags global ignoreCase lastIndex multiline source sticky unicode'),
  print: (pattern: RegExp) => RegExp.prototype.toString.call(pattern),
}

export const RegExpClass = libraryFunction((run, source, flags) => {
  const { source: text, flags: own } = isVetted(source)
    ? source
    : { source: source === undefined ? '(?:)' : toText(run, source), flags: '' }
  return run.own(makePattern(text, flags === undefined ? own : toText(run, flags)))
})

/** A pattern that may search `text`, or a plain text to be sought there. */
function textOrPattern(run: Run, text: string, given: unknown): string | RegExp {
  return isVetted(given) ? chargeSearch(run, given, text) : soughtText(run, text, given)
}

/** A method that makes a pattern of whatever is none, as in JavaScript. */
function matching(name: 'match' | 'matchAll' | 'search', flags = ''): Method<string> {
  return (run, text, [given]) => {
    const pattern = isVetted(given)
      ? given
      : makePattern(given === undefined ? '(?:)' : toText(run, given), flags)
    return ownList(run, text[name](chargeSearch(run, pattern, text)), 'lists')
  }
}

function padding(run: Run, length: unknown, filler: unknown = ' '): [number, string] {
  const count = toNumber(run, length)
  run.limitLength(count, MAX_TEXT_LENGTH)
  return [count, toText(run, filler)]
}

/** Charges for a walk through `text`, and gives the text that is sought. */
function soughtText(run: Run, text: string, given: unknown): string {
  const sought = toText(run, given)
  // At worst, every character of the one is compared with every character of the other.
  run.spend(text.length * (1 / 64 + sought.length / 250_000))
  return sought
}

function replacing(name: 'replace' | 'replaceAll'): Method<string> {
  const native: Callable = Reflect.get(String.prototype, name)
  return (run, text, [given, replacement]) => {
    const sought = textOrPattern(run, text, given)
    if (typeof replacement !== 'function') {
      const inserted = toText(run, replacement)
      // It could stand between all characters.
      run.spend((text.length * inserted.length) / 512)
      const isPlain = typeof sought === 'string'
      return Reflect.apply(native, text, [sought, isPlain ? () => inserted : inserted] as never[])
    }
    let length = 0
    const insert = (...found: unknown[]): string => {
      const inserted = toText(run, callFunction(run, replacement, undefined, found))
      length += inserted.length
      run.limitLength(length, MAX_TEXT_LENGTH)
      run.spend(1)
      return inserted
    }
    return Reflect.apply(native, text, [sought, insert] as never[])
  }
}
