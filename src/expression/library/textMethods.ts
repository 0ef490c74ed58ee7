import { toNumber, toText } from '../runtime/coerce'
import { callFunction } from '../runtime/functions'
import { LOCALE_STEPS, MAX_LIST_LENGTH, MAX_TEXT_LENGTH } from '../runtime/limits'
import { chargeSearch, isVetted, makePattern } from '../runtime/patterns'
import { refuse } from '../runtime/problem'
import type { Run } from '../runtime/Run'
import { allPlain, type MethodTable, nativeMethods } from './methodTable'

/** `$1`, `$<name>`, `$&` and their like in a replacement. */
const REFERENCE = /\$(?:(\d\d?)|<([^>]*)>|([$&`']))/g

/** Methods of texts. Replacements of plain texts are plain, too: `$&` means something for patterns only. */
export const TEXT_METHODS: MethodTable<string> = {
  ...nativeMethods(
    String.prototype,
    'at charAt charCodeAt codePointAt concat slice substr substring toString valueOf',
    (run, _, args) => allPlain(run, args),
  ),
  ...nativeMethods(
    String.prototype,
    'endsWith includes indexOf lastIndexOf normalize startsWith toLowerCase toUpperCase trim ' +
      'trimEnd trimLeft trimRight trimStart',
    (run, text: string, args) => search(run, text, allPlain(run, args)),
  ),
  ...nativeMethods(
    String.prototype,
    'localeCompare toLocaleLowerCase toLocaleUpperCase',
    (run, text: string, args) => {
      // With a locale, the engine makes a collator for each call.
      run.spend(args.length > 1 ? LOCALE_STEPS : 1)
      return search(run, text, allPlain(run, args))
    },
  ),
  ...nativeMethods(String.prototype, 'padEnd padStart', (run, _, [length, ...filler]) => {
    run.limitLength(toNumber(run, length), MAX_TEXT_LENGTH)
    return [toNumber(run, length), ...filler.map((text) => toText(run, text))]
  }),
  match(run, text, [pattern]) {
    const match = text.match(searching(run, text, pattern))
    return match && run.own(run.limitList(match))
  },
  matchAll(run, text, [pattern]) {
    return run.own(matchesOf(run, text, searching(run, text, pattern, 'g'), 'matchAll'))
  },
  repeat(run, text, [times]) {
    run.limitLength(text.length * toNumber(run, times), MAX_TEXT_LENGTH)
    return text.repeat(toNumber(run, times))
  },
  replace: (run, text, [pattern, replacement]) =>
    isVetted(pattern)
      ? replaceMatches(run, text, pattern, replacement)
      : replaceText(run, text, toText(run, pattern), replacement, 1),
  replaceAll(run, text, [pattern, replacement]) {
    if (!isVetted(pattern)) {
      return replaceText(run, text, toText(run, pattern), replacement, Number.POSITIVE_INFINITY)
    }
    assertGlobal(pattern, 'replaceAll')
    return replaceMatches(run, text, pattern, replacement)
  },
  search: (run, text, [pattern]) => text.search(searching(run, text, pattern)),
  split(run, text, [separator, most = MAX_LIST_LENGTH + 1]) {
    if (separator === undefined) return run.own([text])
    const limit = toNumber(run, most)
    if (isVetted(separator)) {
      chargeSearch(run, separator, text)
      return run.own(run.limitList(text.split(separator, limit)))
    }
    search(run, text, [toText(run, separator)])
    return run.own(run.limitList(text.split(toText(run, separator), limit)))
  },
}

/** Charges for a walk through `text` in search of the first argument. */
function search(run: Run, text: string, args: unknown[]): unknown[] {
  const [needle] = args
  // At worst, every character of the one is compared with every character of the other.
  const comparisons = text.length * (typeof needle === 'string' ? needle.length : 0)
  run.spend(text.length / 64 + comparisons / 250_000)
  return args
}

/** A pattern that may search `text`; anything else than a pattern becomes one, as in JavaScript. */
function searching(run: Run, text: string, given: unknown, flags = ''): RegExp {
  const pattern = isVetted(given)
    ? given
    : makePattern(given === undefined ? '(?:)' : toText(run, given), flags)
  chargeSearch(run, pattern, text)
  return pattern
}

function assertGlobal(pattern: RegExp, method: string): void {
  if (!pattern.global) refuse('error', `${method}() needs a regular expression with the flag "g"`)
}

function matchesOf(run: Run, text: string, pattern: RegExp, method: string): RegExpMatchArray[] {
  assertGlobal(pattern, method)
  return run.limitList(Array.from(text.matchAll(pattern), (match) => run.own(match)))
}

function replaceMatches(run: Run, text: string, pattern: RegExp, replacement: unknown): string {
  const searched = searching(run, text, pattern)
  if (searched.global) searched.lastIndex = 0
  const only = searched.global ? null : searched.exec(text)
  const matches = searched.global
    ? matchesOf(run, text, searched, 'replace')
    : only === null
      ? []
      : [only]
  let result = ''
  let from = 0
  for (const match of matches) {
    const { 0: found, index = 0, groups } = match
    run.spend(1)
    const inserted =
      typeof replacement === 'function'
        ? callFunction(run, replacement, undefined, [
            ...match,
            index,
            text,
            ...(groups ? [groups] : []),
          ])
        : expand(toText(run, replacement), match)
    result = run.limitText(result + text.slice(from, index) + toText(run, inserted))
    from = index + found.length
  }
  searched.lastIndex = 0
  return run.limitText(result + text.slice(from))
}

/** A replacement with what a match found in the places of `$1` and its like. */
function expand(replacement: string, match: RegExpMatchArray): string {
  return replacement.replace(
    REFERENCE,
    (reference, digits?: string, name?: string, sign?: string) => {
      if (sign) return expandSign(sign, match)
      if (name !== undefined) return match.groups ? (match.groups[name] ?? '') : reference
      const number = Number(digits)
      if (number > 0 && number < match.length) return match[number] ?? ''
      const [first = ''] = digits ?? ''
      const isFirst = Number(first) > 0 && Number(first) < match.length
      return isFirst ? `${match[Number(first)] ?? ''}${digits?.slice(1)}` : reference
    },
  )
}

function expandSign(sign: string, { 0: found, index = 0, input = '' }: RegExpMatchArray): string {
  if (sign === '&') return found
  if (sign === '`') return input.slice(0, index)
  return sign === "'" ? input.slice(index + found.length) : '$'
}

function replaceText(
  run: Run,
  text: string,
  pattern: string,
  replacement: unknown,
  most: number,
): string {
  search(run, text, [pattern])
  let result = ''
  let from = 0
  let at = text.indexOf(pattern)
  for (let count = 0; at >= 0 && count < most; count++) {
    run.spend(1)
    const inserted =
      typeof replacement === 'function'
        ? callFunction(run, replacement, undefined, [pattern, at, text])
        : replacement
    result = run.limitText(result + text.slice(from, at) + toText(run, inserted))
    from = at + pattern.length
    at = at < text.length ? text.indexOf(pattern, Math.max(from, at + 1)) : -1
  }
  return result + text.slice(from)
}
