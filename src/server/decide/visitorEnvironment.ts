import type { ClientEnvironment } from '../../client/environment'
import type { Visitor } from '../RenderOptions'

/** The world that a visitor's request tells of, and the cookies that are set in it. */
export interface VisitorEnvironment {
  readonly environment: ClientEnvironment
  /** Values for `Set-Cookie` headers. */
  readonly setCookies: readonly string[]
}

/** @throws TypeError when `visitor.url` is no full address. */
export function visitorEnvironment(visitor: Visitor, url: URL): VisitorEnvironment {
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
        return visitor.cookies ?? ''
      },
      set cookie(cookie) {
        setCookies.push(cookie)
      },
    },
  }
  const environment = {
    window: page as unknown as Window,
    fetch: () => Promise.reject(new Error('Nothing is fetched while content is drawn.')),
    now: () => Date.now(),
    random: visitor.random ?? Math.random,
  }
  return { environment, setCookies }
}
