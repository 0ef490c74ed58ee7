import { hasOwn } from '../../utils/hasOwn'
import { limitLength, refuse, spend } from '../core'
import { MAX_SEARCHED_LENGTH, SLOW_STEPS } from '../runtime/limits'

/*
 * Regular expressions are the engine's own, which nothing can interrupt. So each is looked at before it runs. A group
 * may be repeated whose parts leave no choice, but for one that ends where the next part begins, as in `(\w+,)+`. That
 * refuses `(a+)+` and `(a|ab)*`, whose ways double with each character. What is left costs at most the product of the
 * longest stretches that its quantifiers can run over, and that is charged as steps before each search.
 */

/** What searches cost: a number of ways, times the stretches of the text that these can run over. */
interface Cost {
  readonly ways: number
  readonly stretches: RegExp[]
}

/** A group, a quantifier, or what matches one character or a place. */
const PART =
  /(\((?:\?(?:[:=!]|<[=!]|<[^>]*>)|(?!\?)))|([*+?]|\{(\d+)(,?)\d*\})\??|\[(?:[^\]\\]|\\.)*\]|\\(?:u[\da-f]{4}|x[\da-f]{2}|[up]\{[^}]*\}|.)|[^)|]/gis

/** References, octal numbers, and what engines may read in two ways. */
const UNSUPPORTED = /^(?:\\[\dckup]|\()$/i

/*
 * The outline of a pattern has a letter for each of its parts: `(` and `[` for groups, the latter for those that only
 * look; `^` for a place, `G` for a group that has been dealt with, `?*+` for quantifiers, `#` for one that leaves no
 * choice, and a letter of its own for each part that matches a character.
 */

/** A group that is as good as what it holds. */
const PLAIN_GROUP = /\(([^([)|]*)\)(?![?*+#])/g

const LOOK = /\[[^([)|?*+]*\)/g

const REPEATED_GROUP = /\(([^([)]*)\)([*+#])/g

/** What a group may hold that is repeated: one part at most leaves a choice, before one that is always there. */
const LOOP = /^([^?*+#|G]*)([^?*+#|G])[?*+]([^?*+#|G]*)$/

/** A part that is repeated, and the part that has to follow it. */
const STRETCH = /([^G?*+#])[*+](?=([^?*+#|](?![?*]))?)/g

const AMBIGUOUS =
  'A regular expression repeats what can match in several ways, and could search for ever'

const SAMPLES = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...['é', '\u2028', '\u017f', '\u212a'],
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
  return () =>
    Object.assign(new RegExp(source, flags), { [COST]: cost, [Symbol.toStringTag]: 'Pattern' })
}

/** Whether a value is a regular expression of the text, and not one of the page. */
export function isVetted(value: unknown): value is RegExp {
  return value instanceof RegExp && hasOwn(value, COST)
}

/** Charges for a search of `text`, and gives the pattern. */
export function chargeSearch(pattern: RegExp, text: string): RegExp {
  const { ways, stretches } = (pattern as RegExp & { readonly [COST]: Cost })[COST]
  limitLength(text.length, MAX_SEARCHED_LENGTH)
  spend(2 * SLOW_STEPS + (text.length * stretches.length) / 4)
  // One that begins with `^` is tried once, and not at each character.
  const starts = /^\^[^|]*$/.test(pattern.source) && !pattern.multiline ? 1 : text.length
  const all = stretches.reduce((product, stretch) => {
    let longest = 0
    for (const { length } of text.match(stretch) ?? []) longest = Math.max(longest, length)
    return product * (longest + 1)
  }, ways * starts)
  spend((text.length + all) / 64)
  return pattern
}

/** Works out what a pattern costs that the engine has accepted. */
function costOf(source: string, flags: string): Cost {
  const stretches: RegExp[] = []
  const characters = new Map<string, string>()

  function isApart(letter: string, next: string | undefined): boolean {
    const [one, other] = [letter, next].map((each) => samplesOf(characters.get(each ?? ''), flags))
    return !!one && !!other && !one.some((sample) => other.includes(sample))
  }

  function addStretch(letters: string): void {
    const sources = Array.from(letters, (letter) => characters.get(letter) ?? []).flat()
    stretches.push(new RegExp(`(?:${sources.join('|')})+`, `${flags}g`))
  }

  function toLetter(part: string, group?: string, quantifier?: string, least = '', comma = '') {
    if (group) return /[=!]$/.test(group) ? '[' : '('
    if (quantifier) return comma ? '*' : least ? '#' : quantifier
    if (UNSUPPORTED.test(part) || (/^\\.\{./.test(part) && !flags.includes('u'))) {
      refuse('unknown', `"${part}" in a regular expression is not supported`)
    }
    if (/^(?:[\^$]|\\b)$/i.test(part)) return '^'
    const letter = String.fromCharCode(0xe000 + characters.size)
    characters.set(letter, part)
    return letter
  }

  function fold(_: string, body: string, quantifier: string): string {
    if (/[?*+|G]/.test(body)) {
      const [, before, letter = '', after] = LOOP.exec(body.replace(/\^/g, '')) ?? []
      if (!isApart(letter, (after || before)?.[0])) refuse('unknown', AMBIGUOUS)
    } else if (quantifier === '#') {
      return 'G'
    }
    addStretch(body)
    return 'G'
  }

  const outline = source
    .replace(PART, toLetter)
    .replace(PLAIN_GROUP, '$1')
    .replace(LOOK, '^')
    .replace(REPEATED_GROUP, fold)
  if (/\)[*+#]/.test(outline)) refuse('unknown', AMBIGUOUS)
  for (const [, letter = '', next] of outline.replace(/[([)]/g, '').matchAll(STRETCH)) {
    // One that ends where the next part begins cannot end anywhere else.
    if (!isApart(letter, next)) addStretch(letter)
  }
  return { ways: 2 ** (outline.match(/[?|]/g) ?? []).length, stretches }
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
