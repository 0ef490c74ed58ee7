import { onePer } from '../../utils/values/onePer'

/** Maximum number of data requests that content sends in a page view. */
export const MAX_DATA_REQUESTS = 100

/** Why a data request is not sent, and the remedy. */
export const TOO_MANY_REQUESTS = `content sends at most ${MAX_DATA_REQUESTS} data requests in a page view, and one more each second. Send fewer.`

/** Maximum number of different symbols that content fetches in a page view. */
export const MAX_SYMBOLS = 100

/**
 * Maximum number of fetched symbols at a time, equal ones included. Their depth alone is no limit:
 * two in each entry are a million, 20 levels deep.
 */
export const MAX_PLACES = 500

/** Takes one from the budget of a page view. Returns whether there was one left. */
type Spend = (pageView: number | undefined) => boolean

/** The page's budget for data requests. */
export const requestBudget: (window: Window) => Spend = budgetOf(MAX_DATA_REQUESTS)

const symbolBudget = budgetOf(MAX_SYMBOLS)

/** Takes a place for a symbol: the function that gives it back, or `null` if none is left. */
type TakePlace = (symbol: string, pageView: number | undefined) => (() => void) | null

/** The page's places for fetched symbols. Those that are there already share their requests. */
export const symbolPlaces: (window: Window) => TakePlace = onePer((window) => {
  const spend = symbolBudget(window)
  const taken: string[] = []
  return (symbol, pageView) => {
    const isShared = taken.includes(symbol)
    if (taken.length >= MAX_PLACES || !(isShared || spend(pageView))) return null
    taken.push(symbol)
    return () => taken.splice(taken.indexOf(symbol), 1)
  }
})

/**
 * Makes a budget of `max` for each page view. Each second adds one: content may poll, and visitors
 * may search, for as long as they like, while what triggers itself soon ends.
 */
function budgetOf(max: number): (window: Window) => Spend {
  return onePer(({ performance }) => {
    let view: number | undefined
    let beganAt = 0
    let left = 0
    return (pageView = 0) => {
      if (pageView !== view) {
        view = pageView
        beganAt = performance.now()
        left = max
      }
      if (left + (performance.now() - beganAt) / 1000 < 1) return false
      left--
      return true
    }
  })
}
