import type { ClientEnvironment } from '../../client/browser/environment'
import { onePer } from '../../utils/values/onePer'
import type { Visitor } from '../options/RenderOptions'

/** An environment backed by one HTTP request, and the cookies set in it. */
export interface VisitorEnvironment {
  readonly environment: ClientEnvironment
  /** Values of `Set-Cookie` headers: what is left of all writes. */
  readonly setCookies: readonly string[]
}

/** Cookies set for a visitor by earlier entries of the same request, by name. */
const cookiesFor = onePer((_visitor: Visitor) => new Map<string, string>())

export function visitorEnvironment(visitor: Visitor, url: URL): VisitorEnvironment {
  const known = cookiesFor(visitor)
  const sent = (visitor.cookies ?? '').split(';')
  const had = new Set([...sent.map(nameOf), ...known.keys()])
  /** By name and domain. */
  const written = new Map<string, string>()
  const page = {
    location: url,
    navigator: {
      userAgent: visitor.userAgent ?? '',
      cookieEnabled: true,
      globalPrivacyControl: visitor.globalPrivacyControl === true,
    },
    document: {
      get cookie() {
        const others = sent.filter((pair) => !known.has(nameOf(pair)))
        return [...others, ...known.values()].join(';')
      },
      set cookie(cookie) {
        const name = nameOf(cookie)
        const [pair = ''] = cookie.split(';', 1)
        const isRemoval = pair.endsWith('=')
        const place = name + (/; domain=.*$/.exec(cookie)?.[0] ?? '')
        written.delete(place)
        // A browser that has never had the cookie needs no removal.
        if (!isRemoval || had.has(name)) written.set(place, cookie)
        known.set(name, isRemoval ? '' : pair)
      },
    },
  }
  const window = page as unknown as Window
  return {
    environment: serverEnvironment(window, visitor.random ?? Math.random),
    get setCookies() {
      return Array.from(written.values())
    },
  }
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
