import { hasOwn } from '../../utils/hasOwn'
import { MAX_SEARCHED_LENGTH, SLOW_STEPS } from './limits'
import { refuse } from './problem'
import type { Run } from './Run'

/*
 * Regular expressions are the engine's own, which nothing can interrupt. So each is looked at before
 * it runs. What may be repeated has to be unambiguous: at every character there is one way to go on.
 * That refuses `(a+)+` and `(a|ab)*`, whose ways double with each character. What is left costs at
 * most the product of the longest stretches that its quantifiers can run over in the text, and that
 * is charged as steps before each search.
 */

/** What a search may cost at most: a number of ways, times the stretches that these can run over. */
interface Cost {
  factor: number
  readonly stretches: RegExp[]
  readonly isAnchored: boolean
}

/** A part of a pattern: its source, what it can begin with, and whether it can be empty. */
interface Piece {
  readonly first: bigint
  readonly isNullable: boolean
  /** Whether it holds a quantifier that leaves a choice. */
  readonly isVariable: boolean
  /** Refuses it where it is ambiguous before what can follow it. */
  assertClear(follow: bigint): void
  /** Adds what it costs where it is not repeated. */
  charge(cost: Cost): void
}

const SAMPLES = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  // Beyond ASCII, with the two that the flags "iu" take for "s" and "k".
  ...['é', '\u2028', '\u017f', '\u212a', '中', '😀'],
]
const BEYOND_ASCII = 1n << 128n
const ANYTHING = (BEYOND_ASCII << 1n) - 1n

const ATOM =
  '\\[(?:[^\\]\\\\]|\\\\.)*\\]|[^()|\\\\]|' +
  '\\\\(?:u[\\da-f]{4}|x[\\da-f]{2}|c[a-z]|0\\d*|u\\{[\\da-f]+\\}|[pP]\\{[^}]*\\}|.)'
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y
const GROUP = /\((\?(?:[:=!]|<[=!]|<[^>]*>))?/y
const ZERO_WIDTH = /^(?:[\^$]|\\[bB])$/

const NOTHING: Piece = {
  first: 0n,
  isNullable: true,
  isVariable: false,
  assertClear: () => {},
  charge: () => {},
}

/** Where a pattern keeps what its searches cost: no text can name a symbol. */
const COST = Symbol('cost')

type VettedPattern = RegExp & { readonly [COST]: Cost }

/** Makes a regular expression. Refuses one that could search without end. */
export function makePattern(source: string, flags: string): RegExp {
  return compilePattern(source, flags)()
}

/** Looks at a pattern once, to make it any number of times. */
export function compilePattern(source: string, flags: string): () => RegExp {
  let pattern: RegExp
  try {
    pattern = new RegExp(source, flags)
  } catch (error) {
    refuse('error', (error as Error).message)
  }
  if (flags.includes('v')) refuse('unknown', 'The flag "v" is not supported')
  // Tried at the start of the text alone, and not at each of its characters.
  const isAnchored = /^\^[^|]*$/.test(source) && !flags.includes('m')
  const cost: Cost = { factor: 1, stretches: [], isAnchored }
  readPieces(source, flags.replace(/[gy]/g, '')).charge(cost)
  return () => Object.assign(new RegExp(pattern), { [COST]: cost })
}

/** Whether a value is a regular expression of the text, and not one of the page. */
export function isVetted(value: unknown): value is RegExp {
  return value instanceof RegExp && hasOwn(value, COST)
}

/** Charges for a search of `text`. */
export function chargeSearch(run: Run, pattern: RegExp, text: string): void {
  const { factor, stretches, isAnchored } = (pattern as VettedPattern)[COST]
  run.limitLength(text.length, MAX_SEARCHED_LENGTH)
  run.spend(SLOW_STEPS + (text.length * stretches.length) / 4)
  let ways = isAnchored ? factor : text.length * factor
  for (const stretch of stretches) {
    let longest = 0
    for (const [found] of text.matchAll(stretch)) longest = Math.max(longest, found.length)
    ways *= longest + 1
  }
  run.spend((text.length + ways) / 64)
}

/** Reads a pattern that the engine has accepted. */
function readPieces(source: string, flags: string): Piece {
  let at = 0
  const atoms = new RegExp(ATOM, flags.includes('u') ? 'isuy' : 'isy')

  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at
    const match = pattern.exec(source)
    if (match) at = pattern.lastIndex
    return match
  }

  function readChoice(): Piece {
    const branches = [readSequence()]
    while (source[at] === '|') {
      at++
      branches.push(readSequence())
    }
    return branches.length === 1 ? (branches[0] as Piece) : choice(branches)
  }

  function readSequence(): Piece {
    const pieces: Piece[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')')
      pieces.push(readQuantified())
    return pieces.reduceRight((rest, piece) => sequence(piece, rest), NOTHING)
  }

  function readQuantified(): Piece {
    const start = at
    const piece = readPiece()
    const body = source.slice(start, at)
    const match = take(QUANTIFIER)
    if (match === null) return piece
    const [mark, least, comma, most] = match
    const min = least ? Number(least) : mark[0] === '+' ? 1 : 0
    const max =
      mark[0] === '?' ? 1 : least && !comma ? min : Number(most || Number.POSITIVE_INFINITY)
    return max === 1 && min === 0
      ? optional(piece)
      : repeated(piece, min, max, () => new RegExp(`(?:${body})+`, `${flags}g`))
  }

  function readPiece(): Piece {
    const group = take(GROUP)
    if (group) {
      if (source[at] === '?') refuseSyntax('(?')
      const piece = readChoice()
      at++
      return /^\?<?[=!]/.test(group[1] ?? '') ? lookaround(piece) : piece
    }
    const [atom = ''] = take(atoms) ?? []
    if (/^\\[1-9k]/.test(atom)) refuseSyntax(atom)
    return ZERO_WIDTH.test(atom) ? NOTHING : character(atom, flags)
  }

  return readChoice()
}

function character(atom: string, flags: string): Piece {
  return { ...NOTHING, first: firstOf(atom, flags), isNullable: false }
}

/** Which characters an atom matches: a bit for each of ASCII, and one for all others. */
function firstOf(atom: string, flags: string): bigint {
  const pattern = new RegExp(`^(?:${atom})$`, flags)
  const known = SAMPLES.reduce(
    (bits, sample, index) =>
      pattern.test(sample) ? bits | (1n << BigInt(Math.min(index, 128))) : bits,
    0n,
  )
  if (known === 0n) return ANYTHING
  return /[^\0-\x7f]|\\[uxpP]/.test(atom) ? known | BEYOND_ASCII : known
}

function choice(branches: readonly Piece[]): Piece {
  const first = branches.reduce((bits, branch) => bits | branch.first, 0n)
  const isNullable = branches.some((branch) => branch.isNullable)
  return {
    first,
    isNullable,
    isVariable: true,
    assertClear(follow) {
      let taken = isNullable ? follow : 0n
      for (const branch of branches) {
        assertApart(branch.first, taken)
        taken |= branch.first
        branch.assertClear(follow)
      }
    },
    charge(cost) {
      cost.factor *= branches.length
      for (const branch of branches) branch.charge(cost)
    },
  }
}

function sequence(piece: Piece, rest: Piece): Piece {
  return {
    first: piece.isNullable ? piece.first | rest.first : piece.first,
    isNullable: piece.isNullable && rest.isNullable,
    isVariable: piece.isVariable || rest.isVariable,
    assertClear(follow) {
      piece.assertClear(rest.isNullable ? rest.first | follow : rest.first)
      rest.assertClear(follow)
    },
    charge(cost) {
      piece.charge(cost)
      rest.charge(cost)
    },
  }
}

function optional(piece: Piece): Piece {
  return {
    ...piece,
    isNullable: true,
    isVariable: true,
    assertClear(follow) {
      assertApart(piece.first, follow)
      piece.assertClear(follow)
    },
    charge(cost) {
      cost.factor *= 2
      piece.charge(cost)
    },
  }
}

function repeated(piece: Piece, min: number, max: number, makeStretch: () => RegExp): Piece {
  const isFixed = min === max
  return {
    ...piece,
    isNullable: piece.isNullable || min === 0,
    isVariable: !isFixed || piece.isVariable,
    assertClear(follow) {
      if (!isFixed) assertApart(piece.first, follow)
      // What can be empty could be repeated in any number of ways.
      if (piece.isNullable) assertApart(ANYTHING, ANYTHING)
      piece.assertClear(piece.first | follow)
    },
    charge(cost) {
      if (isFixed && !piece.isVariable) return
      this.assertClear(0n)
      cost.stretches.push(makeStretch())
    },
  }
}

/** Looks ahead or behind without moving on: within what repeats, only where it leaves no choice. */
function lookaround(piece: Piece): Piece {
  return {
    ...NOTHING,
    isVariable: piece.isVariable,
    assertClear() {
      if (piece.isVariable) assertApart(ANYTHING, ANYTHING)
    },
    charge: (cost) => piece.charge(cost),
  }
}

function refuseSyntax(found: string): never {
  refuse('unknown', `"${found}" in a regular expression is not supported`)
}

function assertApart(one: bigint, other: bigint): void {
  if ((one & other) !== 0n) {
    refuse(
      'unknown',
      'A regular expression repeats what can match in several ways, and could search for ever',
    )
  }
}
