import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ModelRequest } from '../selection/readContentRequest'

/**
 * Says whether the answer to `requests` is for holders of the token only.
 *
 * @throws 401 for a request that lacks it.
 */
export type DraftGuard = (context: Context, requests: readonly ModelRequest[]) => boolean

/**
 * Decides who may ask for drafts, for overrides and for another date: everybody without a `token`,
 * else those who send it as `Authorization: Bearer …`.
 */
export function guardDrafts(token?: string): DraftGuard {
  return (context, requests) => {
    if (token === undefined || !requests.some(asksForMore)) return false
    if (isSame(context.req.header('Authorization') ?? '', `Bearer ${token}`)) return true
    throw new HTTPException(401, {
      message:
        'Drafts, overrides and dates need the token of this content host. ' +
        'Send "Authorization: Bearer …"; a widget does with "authToken".',
    })
  }
}

/** Whether a request asks for more than what every visitor gets now. */
function asksForMore({ includeUnpublished, overrides, attributes }: ModelRequest): boolean {
  return includeUnpublished || overrides.size > 0 || attributes.date !== undefined
}

/** Compares in the same time, however much of a guess is right. */
function isSame(guess: string, secret: string): boolean {
  const [one, other] = [guess, secret].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(one as Buffer, other as Buffer)
}
