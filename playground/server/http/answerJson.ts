import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { badParameter } from './errors'
import type { QueryParameters } from './parameters'

/** Answers with `value`, or with 304 when the asker has that already. */
export function answerJson(context: Context, value: unknown, cacheControl: string): Response {
  const body = ownAddresses(JSON.stringify(value), context.req.url)
  context.header('Cache-Control', cacheControl)
  if (cacheControl !== NO_STORE) {
    const tag = `"${createHash('sha1').update(body).digest('base64url')}"`
    context.header('ETag', tag)
    if (isFresh(context.req.header('If-None-Match'), tag)) return context.body(null, 304)
  }
  context.header('Content-Type', 'application/json; charset=utf-8')
  return context.body(body)
}

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

/**
 * Whether an `If-None-Match` header names `tag`. Weak and strong tags are alike here, as RFC 9110
 * has it.
 */
export function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const known = ifNoneMatch.split(',').map(withoutWeakness)
  return known.includes('*') || known.includes(withoutWeakness(tag))
}

function withoutWeakness(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}

/** Stands in stored entries for the address that this host is asked by, whatever that is. */
const OWN_ORIGIN = 'https://content.invalid'

/** Puts the origin of `requestUrl` wherever the JSON text names the host's own images. */
export function ownAddresses(json: string, requestUrl: string): string {
  return json.includes(OWN_ORIGIN) ? json.split(OWN_ORIGIN).join(new URL(requestUrl).origin) : json
}
