import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { NO_STORE } from './cacheControl'

/** Answers with `value`, or with 304 if the client already has it. */
export function answerJson(context: Context, value: unknown, cacheControl: string): Response {
  const body = ownAddresses(JSON.stringify(value), context.get('origin'))
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
 * Whether an `If-None-Match` header contains `tag`. RFC 9110 compares weak and strong tags alike
 * here.
 */
export function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const known = ifNoneMatch.split(',').map(withoutWeakness)
  return known.includes('*') || known.includes(withoutWeakness(tag))
}

function withoutWeakness(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}

/** Placeholder in stored entries for the origin of this host. */
const OWN_ORIGIN = 'https://content.invalid'

/** Replaces the placeholder in a JSON text with `origin`. */
export function ownAddresses(json: string, origin: string): string {
  return json.replaceAll(OWN_ORIGIN, () => origin)
}
