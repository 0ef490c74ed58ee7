import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isLocalUrl } from './isLocalUrl'

declare module 'hono' {
  interface ContextVariableMap {
    /** Origin of this content host for its visitors, as in `https://content.example.com`. */
    origin: string
  }
}

/**
 * Sets `origin`: the public one, or without it the one that was asked on this machine.
 *
 * Answers 421 to any other host name: caches would keep it in content for later visitors, and a
 * page may have pointed a name of its own at this machine.
 *
 * @throws When `publicOrigin` is no address.
 */
export function ownOrigin(publicOrigin?: string): MiddlewareHandler {
  const own = publicOrigin === undefined ? undefined : readOrigin(publicOrigin)
  const isOwn = (url: string) =>
    isLocalUrl(url) || (URL.canParse(url) && new URL(url).hostname === own?.hostname)

  return async (context, next) => {
    const asked = context.req.url
    // An absolute target may name another host than the header.
    const named = `http://${context.req.header('Host') ?? new URL(asked).host}`
    if (!isOwn(asked) || !isOwn(named)) {
      const { host } = new URL(isOwn(asked) ? named : asked)
      throw new HTTPException(421, {
        message: `This content host is not "${host}". Start it with --origin http://${host} if it is.`,
      })
    }
    context.set('origin', (own ?? new URL(asked)).origin)
    await next()
  }
}

function readOrigin(text: string): URL {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text)
  throw new Error(`The origin is "${text}". Give one such as https://content.example.com.`)
}
