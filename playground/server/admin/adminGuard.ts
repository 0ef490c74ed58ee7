import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { clientAddress, isLoopback } from '../http/clientAddress'
import { isLocalUrl } from '../http/isLocalUrl'

/**
 * Restricts the admin API to pages and tools on this machine, by the socket of the request. The API
 * has no password, and any page open in a developer's browser could request `http://localhost`: so
 * the origin of the page must be local, too.
 */
export const adminGuard: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('Origin')
  const address = clientAddress(context)
  if (!isLoopback(address) || (origin !== undefined && !isLocalUrl(origin))) {
    throw new HTTPException(403, {
      message: `The admin API is for this machine, not for "${origin ?? address}". Open the page on localhost.`,
    })
  }
  await next()
}

/** Whether a path belongs to the admin API, which is exempt from logging and faults. */
export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/')
}
