import { toNumber, toText } from '../runtime/coerce'
import { type Callable, callFunction } from '../runtime/functions'
import { LOCALE_STEPS, MAX_LIST_LENGTH, MAX_TEXT_LENGTH } from '../runtime/limits'
import { chargeSearch, isVetted, makePattern } from '../runtime/patterns'
import type { Run } from '../runtime/Run'
import { indexIn } from './listMethods'
import { type Method, type MethodTable, nativeMethods, ownList } from './natives'

/** Methods of texts. Replacements of plain texts are plain, too: `$&` means something for patterns only. */
export const TEXT_METHODS: MethodTable<string> = {
  ...nativeMethods(
    String.prototype,
    'charAt charCodeAt codePointAt concat slice substr substring toString valueOf',
  ),
  ...nativeMethods(
    String.prototype,
    'endsWith includes indexOf lastIndexOf normalize startsWith toLowerCase toUpperCase trim ' +
      'trimEnd trimLeft trimRight trimStart',
    { perItem: 1 / 64 },
  ),
  // With a locale, the engine makes a collator for each call.
  ...nativeMethods(String.prototype, 'localeCompare toLocaleLowerCase toLocaleUpperCase', {
    perItem: 1 / 64,
    perCall: LOCALE_STEPS,
  }),
  at: (run, text, [index]) => text[indexIn(run, text, index)],
  padEnd: (run, text, [length, filler]) => text.padEnd(...padding(run, length, filler)),
  padStart: (run, text, [length, filler]) => text.padStart(...padding(run, length, filler)),
  repeat(run, text, [times]) {
    const count = toNumber(run, times)
    run.limitLength(text.length * count, MAX_TEXT_LENGTH)
    return text.repeat(count)
  },
  match: matching('match'),
  matchAll: matching('matchAll', 'g'),
  search: matching('search'),
  replace: replacing('replace'),
  replaceAll: replacing('replaceAll'),
  split(run, text, [separator, most = MAX_LIST_LENGTH + 1]) {
    const given = separator === undefined ? undefined : textOrPattern(run, text, separator)
    return ownList(run, text.split(given as string, toNumber(run, most)))
  },
}

function padding(run: Run, length: unknown, filler: unknown = ' '): [number, string] {
  const count = toNumber(run, length)
  run.limitLength(count, MAX_TEXT_LENGTH)
  return [count, toText(run, filler)]
}

/** A pattern that may search `text`, or a plain text to be sought there. */
function textOrPattern(run: Run, text: string, given: unknown): string | RegExp {
  if (isVetted(given)) return chargeSearch(run, given, text)
  const sought = toText(run, given)
  run.spend(text.length * (1 / 64 + sought.length / 250_000))
  return sought
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

function replacing(name: 'replace' | 'replaceAll'): Method<string> {
  const native: Callable = Reflect.get(String.prototype, name)
  return (run, text, [given, replacement]) => {
    const sought = textOrPattern(run, text, given)
    if (typeof replacement !== 'function') {
      const inserted = toText(run, replacement)
      // It could stand between all characters.
      run.spend((text.length * inserted.length) / 512)
      return Reflect.apply(native, text, [
        sought,
        isVetted(sought) ? inserted : () => inserted,
      ] as never[])
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
