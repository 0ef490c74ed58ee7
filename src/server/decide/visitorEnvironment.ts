import type { ClientEnvironment } from '../../client/browser/environment'
import { onePer } from '../../utils/values/onePer'
import type { Visitor } from '../options/RenderOptions'

/** An environment backed by one HTTP request, and the cookies set in it. */
export interface VisitorEnvironment {
  readonly environment: ClientEnvironment
  /** Values of `Set-Cookie` headers. */
  readonly setCookies: readonly string[]
}

/** Cookies set for a visitor by earlier entries of the same request, by name. */
const cookiesFor = onePer((_visitor: Visitor) => new Map<string, string>())

export function visitorEnvironment(visitor: Visitor, url: URL): VisitorEnvironment {
  const known = cookiesFor(visitor)
  const setCookies: string[] = []
  const page = {
    location: url,
    navigator: {
      userAgent: visitor.userAgent ?? '',
      cookieEnabled: true,
      globalPrivacyControl: visitor.globalPrivacyControl === true,
    },
    document: {
      get cookie() {
        const sent = (visitor.cookies ?? '').split(';').filter((pair) => !known.has(nameOf(pair)))
        return [...sent, ...known.values()].join(';')
      },
      set cookie(cookie) {
        setCookies.push(cookie)
        known.set(nameOf(cookie), cookie.split(';', 1)[0] ?? '')
      },
    },
  }
  const window = page as unknown as Window
  return { environment: serverEnvironment(window, visitor.random ?? Math.random), setCookies }
}

/** Creates an environment that fetches nothing. */
export function serverEnvironment(
  window: Window | undefined,
  random: () => number,
): ClientEnvironment {
  return {
    window,
    fetch: () => Promise.reject(new Error('Nothing is fetched during server rendering.')),
    now: () => Date.now(),
    random,
  }
}

function nameOf(cookie: string): string {
  return cookie.slice(0, Math.max(0, cookie.indexOf('='))).trim()
}
