import { wordSet } from '../../utils/wordSet'
import { limitLength, nativeMethods, refuse, spend, TEXT_METHODS, toNumber, toText } from '../core'
import { createRegExp, searchWith } from '../regExp/createRegExp'
import { expandReplacement } from '../regExp/expandReplacement'
import type { Kind, Method } from '../runtime/kinds'
import { MAX_LIST_LENGTH, MAX_TEXT_LENGTH } from '../runtime/limits'
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
      if (!(separator instanceof RegExp)) return TEXT_METHODS.split?.(text, args)
      return ownList(searchWith(separator, text, (regExp) => text.split(regExp, toNumber(most))))
    },
  },
}

export const regExpKind: Kind = {
  methods: {
    exec: (regExp: RegExp, [given]) => {
      const text = toText(given)
      return ownList(searchWith(regExp, text, (searcher) => searcher.exec(text)))
    },
    test: (regExp: RegExp, [given]) => {
      const text = toText(given)
      return searchWith(regExp, text, (searcher) => searcher.test(text))
    },
    toString: (regExp: RegExp) => toText(regExp),
  },
  fields: wordSet('flags global ignoreCase lastIndex multiline source sticky unicode'),
  print: (regExp: RegExp) => RegExp.prototype.toString.call(regExp),
  write(regExp: RegExp, key, value) {
    assertMade(regExp, key)
    if (key !== 'lastIndex') refuse('forbidden', `"${key}" cannot be set here`)
    regExp.lastIndex = toNumber(value)
  },
}

export function RegExpClass(given?: unknown, flags?: unknown): RegExp {
  const { source, flags: known } =
    given instanceof RegExp ? given : { source: sourceOf(given), flags: '' }
  return made(createRegExp(source, flags === undefined ? known : toText(flags)))
}

function sourceOf(given: unknown): string {
  return given === undefined ? '(?:)' : toText(given)
}

/** A method that makes a regular expression of whatever is none, as in JavaScript. */
function matching(name: 'match' | 'matchAll' | 'search', flags = ''): Method<string> {
  return (text, [given]) => {
    const regExp = given instanceof RegExp ? given : createRegExp(sourceOf(given), flags)
    return searchWith(regExp, text, (searcher) => ownList(text[name](searcher)))
  }
}

function replacing(name: 'replace' | 'replaceAll'): Method<string> {
  const native = String.prototype[name as 'replace']
  return (text, args) => {
    const [regExp, replacement] = args
    if (!(regExp instanceof RegExp)) return TEXT_METHODS[name]?.(text, args)
    const template = typeof replacement === 'function' ? '' : toText(replacement)
    let length = 0
    const insert = (...found: unknown[]): string => {
      const inserted =
        typeof replacement === 'function'
          ? toText(replacement(...found))
          : expandReplacement(template, found)
      length += inserted.length
      limitLength(length, MAX_TEXT_LENGTH)
      spend(1)
      return inserted
    }
    const isPlain = typeof replacement !== 'function' && !template.includes('$')
    // It could stand between all characters.
    if (isPlain) spend((text.length * template.length) / 512)
    return searchWith(regExp, text, (searcher) =>
      Reflect.apply(native, text, [searcher, isPlain ? template : insert] as never),
    )
  }
}
