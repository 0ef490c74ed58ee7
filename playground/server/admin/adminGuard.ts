import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'

/** Host names that lead to this machine only. */
const LOOPBACK = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Keeps the admin API to pages and tools on this machine. It has no password, and any page that
 * a developer has open could ask for `http://localhost`: so the page's own origin must be
 * local, and so must the name that the host was asked by, which a foreign name that was pointed
 * at this machine is not.
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

/** Whether a path belongs to the admin API, which is neither logged nor made to fail. */
export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/')
}
