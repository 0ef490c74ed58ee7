import type { ClientEnvironment } from '../../client/environment'
import type { Visitor } from '../RenderOptions'

/** The world that a visitor's request tells of, and the cookies that are set in it. */
export interface VisitorEnvironment {
  readonly environment: ClientEnvironment
  /** Values for `Set-Cookie` headers. */
  readonly setCookies: readonly string[]
}

/** Cookies by name, as they were set for a visitor while earlier entries of the same request were rendered. */
const cookiesOf = new WeakMap<Visitor, Map<string, string>>()

/** @throws TypeError when `visitor.url` is no full address. */
export function visitorEnvironment(visitor: Visitor, url: URL): VisitorEnvironment {
  const known = cookiesOf.get(visitor) ?? new Map<string, string>()
  cookiesOf.set(visitor, known)
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
  const environment = {
    window: page as unknown as Window,
    fetch: () => Promise.reject(new Error('Nothing is fetched during server rendering.')),
    now: () => Date.now(),
    random: visitor.random ?? Math.random,
  }
  return { environment, setCookies }
}

function nameOf(cookie: string): string {
  return cookie.slice(0, Math.max(0, cookie.indexOf('='))).trim()
}
