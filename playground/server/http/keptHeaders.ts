import type { Context } from 'hono'

/** The headers of a request that are worth keeping: all but cookies, which are other sites' on localhost. */
export function keptHeaders(context: Context): Record<string, string> {
  const { cookie, ...headers } = context.req.header()
  return headers
}
