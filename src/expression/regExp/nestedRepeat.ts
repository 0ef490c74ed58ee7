import { spend } from '../runtime/run'

/** An alternative of a group. Its atoms are sources that match one character each. */
interface Alternative {
  /** Atoms that match a fixed number of times, such as the comma of `\d+,`. */
  readonly fixed: string[]
  /** Atoms that match any number of times. */
  readonly repeated: string[]
}

interface Group {
  readonly start: number
  readonly isLookaround: boolean
  /** Latest first. */
  readonly alternatives: [Alternative, ...Alternative[]]
}

const TOKEN =
  /\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<[^>]*>|[1-9]\d*|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?|./isuy

const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y

/** Characters by which atoms are compared. */
const LATIN = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code))

/** Atoms that Latin characters do not tell apart: references, and characters of other scripts. */
const INCOMPARABLE = /\\[1-9kpPu]|[^\0-\u024f]/u

const ASSERTION = /^(?:[$^]|\\b)$/i

/**
 * Finds a group that repeats a repeat, as in `(a+)+`. An engine tries exponentially many ways to
 * match it.
 *
 * A repeat is harmless if its group separates it from the next one with a character that it cannot
 * match, as in `(?:-\w+)*`.
 *
 * @returns Source of the group with its quantifier, or `null`.
 */
export function nestedRepeat({ source, flags }: RegExp): string | null {
  const groups: [Group, ...Group[]] = [openGroup(0)]
  const atomFlags = flags.replace(/[gy]/g, '')
  for (let index = 0; index < source.length; ) {
    TOKEN.lastIndex = index
    const token = TOKEN.exec(source)?.[0] ?? ''
    const { least, most, end } = readQuantifier(source, index + token.length)
    const [group, outer = group] = groups
    const [{ fixed, repeated }] = group.alternatives
    if (token[0] === '(') {
      groups.unshift(openGroup(index, token))
    } else if (token === '|') {
      group.alternatives.unshift({ fixed: [], repeated: [] })
    } else if (token === ')') {
      const isNested = group.alternatives.some((one) => !isSeparated(one, atomFlags))
      if (most > 1 && isNested) return source.slice(group.start, end)
      groups.shift()
      if (!group.isLookaround) addGroup(outer.alternatives[0], group, least, most)
    } else if (least !== most && most > 1) {
      repeated.push(token)
    } else if (least > 0 && !ASSERTION.test(token)) {
      fixed.push(token)
    }
    index = token[0] === '(' || token === '|' ? index + token.length : end
  }
  return null
}

function openGroup(start: number, opening = ''): Group {
  const isLookaround = /^\(\?<?[=!]/.test(opening)
  return { start, isLookaround, alternatives: [{ fixed: [], repeated: [] }] }
}

/** Adds the atoms of a closed group to the alternative that it is part of. */
function addGroup(to: Alternative, group: Group, least: number, most: number): void {
  const fixed = group.alternatives.flatMap((alternative) => alternative.fixed)
  to.repeated.push(...group.alternatives.flatMap(({ repeated }) => repeated))
  if (least !== most && most > 1) to.repeated.push(...fixed)
  else if (least > 0 && group.alternatives.length === 1) to.fixed.push(...fixed)
}

/** Reads the quantifier at `index`: once, if there is none. */
function readQuantifier(source: string, index: number) {
  QUANTIFIER.lastIndex = index
  const [text = '', sign, count, comma, limit] = QUANTIFIER.exec(source) ?? []
  const end = index + text.length
  if (sign) return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity, end }
  const least = Number(count ?? 1)
  return { least, most: comma ? Number(limit || Infinity) : least, end }
}

function isSeparated({ fixed, repeated }: Alternative, flags: string): boolean {
  return (
    repeated.length === 0 ||
    fixed.some((atom) => repeated.every((other) => !overlap(atom, other, flags)))
  )
}

function overlap(one: string, other: string, flags: string): boolean {
  if (INCOMPARABLE.test(one + other)) return true
  spend(LATIN.length / 16)
  const [first, second] = [one, other].map((atom) => new RegExp(`^${atom}$`, flags))
  return LATIN.some((character) => first?.test(character) && second?.test(character))
}
