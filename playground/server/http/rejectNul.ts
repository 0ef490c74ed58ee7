import type { MiddlewareHandler } from 'hono'
import { badRequest } from './badRequest'

/** Refuses addresses that spell a NUL: neither Postgres nor the file system take it. */
export const rejectNul: MiddlewareHandler = async (context, next) => {
  if (/%00|\\u0000/i.test(context.req.url)) {
    throw badRequest('The address holds a NUL character. Leave it out.')
  }
  await next()
}
