import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { clientAddress } from './clientAddress'

const MINUTE_MS = 60_000
const MEGABYTE = 1024 * 1024

/**
 * Answers 429 to a client that has sent `perMinute` forms in the current minute. Each MB of a body
 * counts as one more form, and a body of unknown length as `greatestBytes`.
 */
export function limitForms(perMinute: number, greatestBytes: number): MiddlewareHandler {
  let minute = 0
  let sent = new Map<string, number>()

  return async (context, next) => {
    const now = Math.floor(Date.now() / MINUTE_MS)
    if (now !== minute) sent = new Map()
    minute = now

    const address = clientAddress(context)
    const before = sent.get(address) ?? 0
    if (before >= perMinute) {
      context.header('Retry-After', '60')
      throw new HTTPException(429, {
        message: `More than ${perMinute} forms, or as many MB, came in a minute. Wait for the next.`,
      })
    }
    const bytes = Number(context.req.header('Content-Length') ?? greatestBytes)
    sent.set(address, before + 1 + bytes / MEGABYTE)
    await next()
  }
}
