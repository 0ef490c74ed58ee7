import { badParameter } from './errors'
import type { QueryParameters } from './parameters'

/** Forbids caching. */
export const NO_STORE = 'no-store'

/** Seconds for which a CDN caches an answer by default. */
const DEFAULT_CACHE_SECONDS = 60

/** Longest lifetime, since any visitor may ask for one: a day. */
const MAX_CACHE_SECONDS = 24 * 60 * 60

/**
 * Writes `Cache-Control`: shared caches keep an answer for `cacheSeconds`, and for
 * `staleCacheSeconds` more while they revalidate, a day at most each. Browsers always revalidate
 * and get a 304. Answers for an editor are never cached.
 */
export function cacheControl(parameters: QueryParameters): string {
  const fresh = readSeconds(parameters, 'cacheSeconds')
  const stale = readSeconds(parameters, 'staleCacheSeconds')
  const isEditors =
    ['noCache', 'cachebust', 'preview', 'isEditing'].some((name) => parameters.flag(name)) ||
    parameters.group('overrides.').size > 0
  if (isEditors) return NO_STORE

  const caching = `public, max-age=0, s-maxage=${fresh ?? DEFAULT_CACHE_SECONDS}`
  return stale === undefined ? caching : `${caching}, stale-while-revalidate=${stale}`
}

function readSeconds(parameters: QueryParameters, name: string): number | undefined {
  const text = parameters.text(name)
  if (text === undefined) return undefined
  const seconds = text.trim() === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(seconds) || seconds < 0) {
    throw badParameter(name, text, 'Give a number of seconds, 0 or more.')
  }
  return Math.min(Math.floor(seconds), MAX_CACHE_SECONDS)
}
