import type { Context } from 'hono'
import { badParameter } from './errors'

/** The parameters of a request, read with their meaning. */
export type QueryParameters = ReturnType<typeof readParameters>

/**
 * Reads the parameters of a request, or of one key of a query request.
 *
 * Clients put some values on the wire as JSON, so text may stand in quotes. The last of several
 * values of the same name counts, and `undefined`, spelled out, counts as absent.
 *
 * @param scope - Prefix of the names that are looked up first, as `options.page.`; what is not
 *   there is looked for without it.
 */
export function readParameters(search: URLSearchParams, scope = '') {
  const values = new Map([...search].filter(([, value]) => value !== 'undefined'))

  function find(name: string): { name: string; value: string } | undefined {
    for (const candidate of [scope + name, name]) {
      const value = values.get(candidate)
      if (value !== undefined) return { name: candidate, value }
    }
    return undefined
  }

  /** The value without its JSON quotes. */
  function text(name: string): string | undefined {
    const found = find(name)
    return found && unquote(found.value)
  }

  /** Names and values of all parameters that begin with `prefix`, which is cut off. */
  function group(prefix: string): Map<string, string> {
    const found = new Map<string, string>()
    for (const start of new Set([prefix, scope + prefix])) {
      for (const [name, value] of values) {
        if (name.startsWith(start)) found.set(name.slice(start.length), value)
      }
    }
    return found
  }

  return {
    text,
    group,

    /** Whether the value is there and is not empty, `false`, `null` or `0`. */
    flag: (name: string) => !['', 'false', 'null', '0'].includes(text(name) ?? ''),

    /** @throws 400 when it is not a whole number from 0 to `greatest`. */
    wholeNumber(name: string, greatest: number): number | undefined {
      const found = find(name)
      if (found === undefined) return undefined
      const value = unquote(found.value)
      if (!/^\d{1,15}$/.test(value) || Number(value) > greatest) {
        throw badParameter(found.name, value, `Give a whole number from 0 to ${greatest}.`)
      }
      return Number(value)
    },

    /** @throws 400 when it is not JSON. */
    json(name: string): unknown {
      const found = find(name)
      if (found === undefined) return undefined
      try {
        return JSON.parse(found.value)
      } catch {
        throw badParameter(found.name, found.value, 'Give JSON, URI-encoded.')
      }
    },
  }
}

/** A JSON text without its quotes; anything else as it is. */
function unquote(value: string): string {
  if (!value.startsWith('"')) return value
  try {
    return String(JSON.parse(value))
  } catch {
    return value
  }
}

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
