import { toText } from '../runtime/coerce'
import { MAX_SEARCHED_LENGTH, SLOW_STEPS } from '../runtime/limits'
import { isMade } from '../runtime/made'
import { refuse } from '../runtime/problem'
import { limitLength, spend } from '../runtime/run'
import { programOf, SteppedRegExp } from './SteppedRegExp'

/** Characters that the engine tries in the time of one step. */
const NATIVE_COST_PER_STEP = 256

/**
 * Creates a regular expression from a text or another one. Search with it only by
 * {@link searchWith}.
 *
 * @throws A refusal for the flags `d` and `v`, or the engine's error for an invalid pattern.
 */
export function createRegExp(given: unknown, flags: string): RegExp {
  const [unknown] = /[^gimsuy]/.exec(flags) ?? []
  if (unknown) refuse('unknown', `Flag "${unknown}" of a regular expression is not supported`)
  if (given instanceof RegExp) return new RegExp(given.source, flags)
  return new RegExp(given === undefined ? '(?:)' : toText(given), flags)
}

/**
 * Searches `text` with a method of the engine, such as `replace`. Uses the engine's own search if
 * its worst case is cheap enough, otherwise a search that spends steps of the run.
 *
 * @param given - Pattern to search for. An expression of the page is not mutated.
 */
export function searchWith<T>(given: unknown, text: string, search: (searcher: RegExp) => T): T {
  const regExp = createRegExp(given, given instanceof RegExp ? given.flags : '')
  limitLength(text.length, MAX_SEARCHED_LENGTH)
  spend(2 * SLOW_STEPS + text.length / 64)
  const steps = programOf(regExp).nativeCost(text) / NATIVE_COST_PER_STEP
  const isNative = steps < text.length + SLOW_STEPS
  if (isNative) spend(steps)
  const searcher = isNative ? regExp : new SteppedRegExp(regExp.source, regExp.flags)
  if (!(given instanceof RegExp) || !isMade(given)) return search(searcher)
  searcher.lastIndex = given.lastIndex
  try {
    return search(searcher)
  } finally {
    // An expression in the state is frozen, so this writes only a changed `lastIndex`.
    if (given.lastIndex !== searcher.lastIndex) given.lastIndex = searcher.lastIndex
  }
}
