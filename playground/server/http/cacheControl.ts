import { badParameter } from './errors'
import type { QueryParameters } from './parameters'

/** For answers that no cache may keep. */
export const NO_STORE = 'no-store'

/** Seconds that a CDN keeps an answer, when the request does not say. */
const DEFAULT_CACHE_SECONDS = 60

/**
 * How long an answer may be kept: by shared caches for `cacheSeconds`, and for `staleCacheSeconds`
 * more while they fetch a new one. Browsers ask each time and get a 304. Answers for an editor are
 * never kept.
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
  return Math.floor(seconds)
}
