import type { Context } from 'hono'
import { readParameters } from '../http/parameters'

/** A part of a list that grows. */
export interface Listing {
  /** The number of the last item that is known; the newest items when absent. */
  readonly since?: number
  /** At least one. */
  readonly limit: number
}

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000
/** The greatest number of an item. */
export const MAX_SEQ = 2 ** 31 - 1

/** Reads `since` and `limit`; 100 items by default, 1,000 at most. */
export function readListing(context: Context): Listing {
  const parameters = readParameters(new URL(context.req.url).searchParams)
  return {
    since: parameters.wholeNumber('since', MAX_SEQ),
    limit: parameters.wholeNumber('limit', MAX_LIMIT) || DEFAULT_LIMIT,
  }
}
