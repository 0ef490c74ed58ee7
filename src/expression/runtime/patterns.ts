import { hasOwn } from '../../utils/hasOwn'
import { MAX_SEARCHED_LENGTH, SLOW_STEPS } from './limits'
import { refuse } from './problem'
import type { Run } from './Run'

/*
 * Regular expressions are the engine's own, which nothing can interrupt. So each is looked at before it runs. A group
 * may be repeated whose parts leave no choice, but for one that ends where the next part begins, as in `(\w+,)+`. That
 * refuses `(a+)+` and `(a|ab)*`, whose ways double with each character. What is left costs at most the product of the
 * longest stretches that its quantifiers can run over, and that is charged as steps before each search.
 */

/** What searches cost: a number of ways, times the stretches of the text that these can run over. */
interface Cost {
  ways: number
  readonly stretches: RegExp[]
}

/** A group, a quantifier, or what matches one character or a place. */
const PART =
  /(\((?:\?(?:[:=!]|<[=!]|<[^>]*>)|(?!\?)))|([*+?]|\{(\d+)(,?)\d*\})\??|\[(?:[^\]\\]|\\.)*\]|\\(?:u[\da-f]{4}|x[\da-f]{2}|[up]\{[^}]*\}|.)|[^)|]/gis

/** References, octal numbers, and what engines may read in two ways. */
const UNSUPPORTED = /^(?:\\[\dckup]|\()$/i

/** An innermost group of an outline. */
const GROUP = /([([])([^([)]*)\)([?*+#]?)/

/** A part with a quantifier that leaves a choice, and the part that has to follow it. */
const VARIABLE = /(.)([?*+])(?=([^?*+#|](?![?*]))?)/g

/** The outline of a group with one such part. */
const LOOP = /^([^?*+#|G]*)([^?*+#|G])[?*+]([^?*+#|G]*)$/

const AMBIGUOUS =
  'A regular expression repeats what can match in several ways, and could search for ever'

const SAMPLES = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...['é', '\u2028', '\u017f', '\u212a', '中', '😀'],
]

/** Where a pattern keeps what its searches cost: no text can name a symbol. */
const COST = Symbol('cost')

/** Makes a regular expression. Refuses one that could search without end. */
export function makePattern(source: string, flags: string): RegExp {
  return compilePattern(source, flags)()
}

/** Looks at a pattern once, to make it any number of times. */
export function compilePattern(source: string, flags: string): () => RegExp {
  try {
    new RegExp(source, flags)
  } catch (error) {
    refuse('error', (error as Error).message)
  }
  const cost = costOf(source, flags.replace(/[gy]/g, ''))
  return () => Object.assign(new RegExp(source, flags), { [COST]: cost })
}

/** Whether a value is a regular expression of the text, and not one of the page. */
export function isVetted(value: unknown): value is RegExp {
  return value instanceof RegExp && hasOwn(value, COST)
}

/** Charges for a search of `text`, and gives the pattern. */
export function chargeSearch(run: Run, pattern: RegExp, text: string): RegExp {
  const { ways, stretches } = (pattern as RegExp & { readonly [COST]: Cost })[COST]
  run.limitLength(text.length, MAX_SEARCHED_LENGTH)
  run.spend(SLOW_STEPS + (text.length * stretches.length) / 4)
  // One that begins with `^` is tried once, and not at each character.
  const starts = /^\^[^|]*$/.test(pattern.source) && !pattern.multiline ? 1 : text.length
  const all = stretches.reduce((product, stretch) => {
    let longest = 0
    for (const { length } of text.match(stretch) ?? []) longest = Math.max(longest, length)
    return product * (longest + 1)
  }, ways * starts)
  run.spend((text.length + all) / 64)
  return pattern
}

/**
 * Works out what a pattern costs that the engine has accepted.
 *
 * Its outline has a letter for each of its parts: `(` and `[` for groups, the latter for those that only look; `^` for
 * a place, `G` for a group that has been dealt with, `?*+` for quantifiers, `#` for one that leaves no choice, and a
 * letter of its own for each part that matches a character.
 */
function costOf(source: string, flags: string): Cost {
  const cost: Cost = { ways: 1, stretches: [] }
  const characters = new Map<string, string>()

  function isApart(letter: string, next: string | undefined): boolean {
    const [one, other] = [letter, next].map((each) => samplesOf(characters.get(each ?? ''), flags))
    return !!one && !!other && !one.some((sample) => other.includes(sample))
  }

  function addStretch(outline: string): void {
    const sources = Array.from(outline, (letter) => characters.get(letter) ?? []).flat()
    cost.stretches.push(new RegExp(`(?:${sources.join('|')})+`, `${flags}g`))
  }

  function charge(outline: string): void {
    cost.ways *= outline.split('|').length
    for (const [, letter = '', quantifier, next] of outline.matchAll(VARIABLE)) {
      if (quantifier === '?') cost.ways *= 2
      // One that ends where the next part begins cannot end anywhere else.
      else if (letter !== 'G' && !isApart(letter, next)) addStretch(letter)
    }
  }

  /** Gives what stands for a group in the outline of what is around it. */
  function fold(_: string, opening: string, body: string, quantifier: string): string {
    const isFixed = !/[?*+|G]/.test(body)
    if (opening === '(' && quantifier === '' && !body.includes('|')) return body
    if (isFixed || !/[*+#]/.test(quantifier)) {
      charge(body)
    } else {
      const [, before, letter, after] = LOOP.exec(body.replace(/\^/g, '')) ?? []
      if (!letter || !isApart(letter, (after || before)?.[0])) refuse('unknown', AMBIGUOUS)
    }
    if (opening === '[') return isFixed ? '^' : 'G'
    if (/[*+]/.test(quantifier) || (quantifier === '#' && !isFixed)) addStretch(body)
    return `G${quantifier}`
  }

  let outline = source.replace(
    PART,
    (part, group?: string, quantifier?: string, least?: string, comma?: string) => {
      if (group) return /[=!]$/.test(group) ? '[' : '('
      if (quantifier) return least ? (comma ? '*' : '#') : quantifier
      if (UNSUPPORTED.test(part) || (/^\\.\{./.test(part) && !flags.includes('u'))) {
        refuse('unknown', `"${part}" in a regular expression is not supported`)
      }
      if (/^(?:[\^$]|\\b)$/i.test(part)) return '^'
      const letter = String.fromCharCode(0xe000 + characters.size)
      characters.set(letter, part)
      return letter
    },
  )
  while (GROUP.test(outline)) outline = outline.replace(GROUP, fold)
  charge(outline)
  return cost
}

/** What stands for the characters that the source of a part matches: all beyond ASCII are taken for one. */
function samplesOf(source: string | undefined, flags: string): readonly string[] | undefined {
  if (source === undefined) return undefined
  const pattern = new RegExp(`^(?:${source})$`, flags)
  const isVague = /[^\0-\x7f]|\\[uxp]/i.test(source)
  return SAMPLES.filter((sample, code) => pattern.test(sample) || (isVague && code > 127)).map(
    (sample) => (sample > '\x7f' ? 'é' : sample),
  )
}
