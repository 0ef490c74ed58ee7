import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'

/** Host names that always point at this machine. */
const LOOPBACK = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Restricts the admin API to pages and tools on this machine. The API has no password, and any page
 * open in a developer's browser could request `http://localhost`. So the page's origin must be
 * local, and so must the requested host name: a foreign name that resolves to this machine is
 * refused.
 */
export const adminGuard: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('Origin')
  if (!isLocal(context.req.url) || (origin !== undefined && !isLocal(origin))) {
    throw new HTTPException(403, {
      message: `The admin API is for this machine, not for "${origin ?? new URL(context.req.url).host}". Open the page on localhost.`,
    })
  }
  await next()
}

function isLocal(url: string): boolean {
  try {
    return LOOPBACK.test(new URL(url).hostname)
  } catch {
    return false
  }
}

/** Whether a path belongs to the admin API, which is exempt from logging and faults. */
export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/')
}
