import type { Context } from 'hono'
import { badParameter } from './errors'

/** The parameters of a request, read with their meaning. */
export type QueryParameters = ReturnType<typeof readParameters>

/**
 * Reads the parameters of a request, or of one key of a query request.
 *
 * Clients send some values as JSON, so text may be quoted. The last value of a repeated name wins,
 * and the word `undefined` counts as absent.
 *
 * @param scope - Prefix that is tried first, as in `options.page.`, before the plain name.
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

  /** Parameters whose names begin with `prefix`, without the prefix. */
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

    /** Whether the value is present and not empty, `false`, `null` or `0`. */
    flag: (name: string) => !['', 'false', 'null', '0'].includes(text(name) ?? ''),

    /** @throws 400 unless it is a whole number from 0 to `greatest`. */
    wholeNumber(name: string, greatest: number): number | undefined {
      const found = find(name)
      if (found === undefined) return undefined
      const value = unquote(found.value)
      if (!/^\d{1,15}$/.test(value) || Number(value) > greatest) {
        throw badParameter(found.name, value, `Give a whole number from 0 to ${greatest}.`)
      }
      return Number(value)
    },

    /** @throws 400 for invalid JSON. */
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

/** Unquotes a JSON string; returns other text unchanged. */
function unquote(value: string): string {
  if (!value.startsWith('"')) return value
  try {
    return String(JSON.parse(value))
  } catch {
    return value
  }
}

/** A section of a growing list. */
export interface Listing {
  /** Sequence number after which to list; the newest items if absent. */
  readonly since?: number
  /** At least one. */
  readonly limit: number
}

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000
/** Highest sequence number. */
export const MAX_SEQ = 2 ** 31 - 1

/** Reads `since` and `limit`; 100 items by default, 1,000 at most. */
export function readListing(context: Context): Listing {
  const parameters = readParameters(new URL(context.req.url).searchParams)
  return {
    since: parameters.wholeNumber('since', MAX_SEQ),
    limit: parameters.wholeNumber('limit', MAX_LIMIT) || DEFAULT_LIMIT,
  }
}
