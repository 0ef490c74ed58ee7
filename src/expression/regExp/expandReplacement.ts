import { MAX_TEXT_LENGTH } from '../runtime/limits'
import { limitLength, spend } from '../runtime/run'

/** Arguments of a replacing function: the match, the groups, the index, the text, the named groups. */
export type Found = [match: string, ...rest: unknown[]]

/** Returns where in its text a match was found. */
export function indexOf(found: Found): number {
  return found.find((part) => typeof part === 'number') as number
}

/**
 * Expands `$&`, `$1`, `$<name>` and the like in a replacement.
 *
 * @see https://tc39.es/ecma262/#sec-getsubstitution
 */
export function expandReplacement(template: string, found: Found): string {
  const index = indexOf(found)
  const groups = found.slice(0, found.indexOf(index))
  const [text, named] = found.slice(groups.length + 1) as [string, Record<string, unknown>?]
  const [match] = found

  function expand(whole: string, sign?: string, digits = '', name?: string): string {
    if (sign === '$') return sign
    if (sign === '&') return match
    if (sign === '`') return text.slice(0, index)
    if (sign === "'") return text.slice(index + match.length)
    if (name !== undefined) return named ? textOf(named[name]) : whole
    const number = Number(digits)
    if (number > 0 && number < groups.length) return textOf(groups[number])
    const first = Number(digits[0])
    const isShort = digits.length > 1 && first > 0 && first < groups.length
    return isShort ? textOf(groups[first]) + digits.slice(1) : whole
  }

  let length = 0
  spend(template.length / 8)
  return template.replace(/\$(?:([$&`'])|(\d\d?)|<([^>]*)>)/g, (...args) => {
    const piece = expand(...args)
    length += piece.length
    limitLength(length, MAX_TEXT_LENGTH)
    return piece
  })
}

function textOf(group: unknown): string {
  return group === undefined ? '' : String(group)
}
