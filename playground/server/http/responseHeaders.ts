import type { MiddlewareHandler } from 'hono'
import { NO_STORE } from './cacheControl'

/** Types are as declared, and what does not say how long it may be kept is not kept. */
export const responseHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('X-Content-Type-Options', 'nosniff')
  // Pages may measure what they loaded from here.
  context.header('Timing-Allow-Origin', '*')
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', NO_STORE)
}
