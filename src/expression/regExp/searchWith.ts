import { toText } from '../runtime/coerce'
import { MAX_NESTED_LENGTH, MAX_SEARCHED_LENGTH, SLOW_STEPS } from '../runtime/limits'
import { isMade } from '../runtime/made'
import { refuse } from '../runtime/problem'
import { limitLength, spend } from '../runtime/run'
import { nestedRepeat } from './nestedRepeat'

/**
 * Creates a regular expression from a text or another one. Search with it only by
 * {@link searchWith}.
 *
 * @throws A refusal for the flags `d` and `v`, or the engine's error for an invalid pattern.
 */
export function createRegExp(
  given: unknown,
  flags = given instanceof RegExp ? given.flags : '',
): RegExp {
  const [unknown] = /[^gimsuy]/.exec(flags) ?? []
  if (unknown) refuse('unknown', `Flag "${unknown}" of a regular expression is not supported`)
  const source =
    given instanceof RegExp ? given.source : toText(given === undefined ? '(?:)' : given)
  // Looking for nested repeats takes longer the more alternatives there are.
  spend(source.length ** 2 / 10_000)
  return new RegExp(source, flags)
}

/** Runs a search, and may end one that takes too long. */
export type SearchLimiter = <T>(search: () => T, searcher: RegExp) => T

let limitSearch: SearchLimiter = (search) => search()

/** Searches by `limiter` while `task` runs. */
export function withSearchLimiter<T>(limiter: SearchLimiter, task: () => T): T {
  const before = limitSearch
  limitSearch = limiter
  try {
    return task()
  } finally {
    limitSearch = before
  }
}

/**
 * Searches `text` with a method of the engine, such as `replace`.
 *
 * @param given - Pattern to search for. An expression of the page is not mutated.
 * @throws A refusal if the text is longer than 100,000 characters, or, for a pattern that repeats a
 *   repeat, longer than 100: the engine might never return.
 */
export function searchWith<T>(given: unknown, text: string, search: (searcher: RegExp) => T): T {
  const searcher = createRegExp(given)
  limitLength(text.length, MAX_SEARCHED_LENGTH)
  spend(2 * SLOW_STEPS + text.length / 64)
  const nested = text.length > MAX_NESTED_LENGTH ? nestedRepeat(searcher) : null
  if (nested) {
    const where = `a text of ${text.length} characters`
    refuse(
      'limit',
      `The regular expression ${searcher} may search ${where} forever: ${nested} repeats a repeat`,
    )
  }
  const run = () => limitSearch(() => search(searcher), searcher)
  if (!(given instanceof RegExp) || !isMade(given)) return run()
  searcher.lastIndex = given.lastIndex
  try {
    return run()
  } finally {
    // An expression in the state is frozen, so this writes only a changed `lastIndex`.
    if (given.lastIndex !== searcher.lastIndex) given.lastIndex = searcher.lastIndex
  }
}
