import { MAX_CACHED, MAX_SEARCHED_LENGTH, SLOW_STEPS } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import { limitLength, spend } from '../runtime/run'
import { parseRegExp } from './parseRegExp'
import { SteppedRegExp } from './SteppedRegExp'
import { type SearchCost, searchCost } from './searchCost'

/** What a search by the engine may cost, in characters that it looks at: about a millisecond. */
const MAX_NATIVE_COST = 1_000_000
const NATIVE_COST_PER_STEP = 256

/** The regular expressions of texts. */
const made = new WeakSet<RegExp>()

/** What searches of the engine cost, by flags and source. */
const knownCosts = new Map<string, SearchCost>()

/**
 * Makes a regular expression of a text. Only {@link searchWith} may search with it.
 *
 * @throws A refusal, where the engine does not take it, or with the flags `d` and `v`.
 */
export function createRegExp(source: string, flags: string): RegExp {
  const regExp = compileNatively(source, flags)
  made.add(regExp)
  return regExp
}

/** Works out what its searches cost when there is one: a text may hold many that it never uses. */
function costOf({ source, flags }: RegExp): SearchCost {
  const key = `${flags}/${source}`
  const cost = knownCosts.get(key) ?? searchCost(parseRegExp(source, flags).root, flags)
  if (knownCosts.size >= MAX_CACHED) knownCosts.clear()
  knownCosts.set(key, cost)
  return cost
}

/**
 * Searches `text` with a method of the engine, such as `replace`: by the engine's own search where that is sure to end
 * soon, else by one that spends steps of the run.
 *
 * @param regExp - One of the page is copied: it stays as it is.
 */
export function searchWith<T>(regExp: RegExp, text: string, search: (searcher: RegExp) => T): T {
  if (!made.has(regExp)) {
    return searchWith(createRegExp(regExp.source, regExp.flags), text, search)
  }
  limitLength(text.length, MAX_SEARCHED_LENGTH)
  spend(2 * SLOW_STEPS + text.length / 64)
  const cost = nativeCost(costOf(regExp), text)
  if (cost <= MAX_NATIVE_COST) {
    spend(cost / NATIVE_COST_PER_STEP)
    return search(regExp)
  }
  const stepped = new SteppedRegExp(regExp.source, regExp.flags)
  stepped.lastIndex = regExp.lastIndex
  try {
    return search(stepped)
  } finally {
    regExp.lastIndex = stepped.lastIndex
  }
}

function nativeCost({ at, stretches }: SearchCost, text: string): number {
  const cost = at(text.length, text.length)
  if (cost <= MAX_NATIVE_COST || !stretches) return cost
  spend(text.length / 64)
  let longest = 0
  for (const { length } of text.match(stretches) ?? []) longest = Math.max(longest, length)
  return at(text.length, longest)
}

function compileNatively(source: string, flags: string): RegExp {
  const [unknown] = /[^gimsuy]/.exec(flags) ?? []
  if (unknown) refuse('unknown', `Flag "${unknown}" of a regular expression is not supported`)
  try {
    return new RegExp(source, flags)
  } catch (error) {
    return refuse('error', (error as Error).message)
  }
}
