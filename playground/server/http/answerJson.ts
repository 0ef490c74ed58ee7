import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { NO_STORE } from './cacheControl'
import { isFresh } from './isFresh'
import { ownAddresses } from './ownAddresses'

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
