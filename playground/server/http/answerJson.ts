import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { NO_STORE } from './cacheControl'

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
