import { warnOnce } from '../../utils/problems/warn'
import { decodeUri } from '../../utils/text/decodeUri'
import { quoteValue } from '../../utils/text/quoteValue'
import { attempt } from '../../utils/values/attempt'
import type { ClientEnvironment, DebugLog } from './environment'

/** The options of a client that name its cookies. */
interface CookieSettings {
  readonly cookieDomain?: string
  readonly cookiePrefix?: string
}

/**
 * The page's cookies. Never throws: unreadable cookies count as absent, failed writes are ignored.
 *
 * Reading `document.cookie` blocks on another browser process, so one read serves all callers until
 * the current task or microtask ends, or a cookie is written here.
 */
export interface CookieJar {
  /** Applies a client's options. Settings of earlier clients stay. */
  follow(options: CookieSettings): void
  /** Whether other hosts of a domain share the cookies. */
  readonly isShared: boolean
  /** Key of domain and prefix, which changes when a client sets them. */
  readonly naming: string
  /** Returns the decoded value; `null` when absent, empty or malformed. */
  get(name: string): string | null
  /** Returns the undecoded value. */
  getRaw(name: string): string | null
  /**
   * Sets a cookie for the whole site. Without `expiresAt`, it ends with the browser session.
   *
   * @param debug - Reports a cookie that exceeds the browser's limit and is not written.
   * @returns Whether the cookie is within that limit.
   */
  set(name: string, value: string, expiresAt?: number, debug?: DebugLog): boolean
  /**
   * Removes the cookies that match, the latest first. Writes nothing when none does.
   *
   * @param start - Only cookies whose names start with it.
   * @param matches - Receives the name, and the length of name and value.
   */
  remove(start: string, matches: (name: string, length: number) => boolean): void
  /** Discards the snapshot, since other code may have changed cookies. */
  forgetSnapshot(): void
}

/** A cookie on the page, with its decoded name. */
interface PageCookie {
  readonly rawName: string
  readonly name: string
  readonly rawValue: string
}

/** Maximum length of a cookie's name and value; browsers silently drop longer cookies. */
const MAX_COOKIE_LENGTH = 4_096

export function createCookieJar({ window }: ClientEnvironment): CookieJar {
  let domain: string | undefined
  let prefix: string | undefined
  let snapshot: readonly PageCookie[] | undefined

  function forgetSnapshot(): void {
    snapshot = undefined
  }

  function all(): readonly PageCookie[] {
    if (!snapshot) {
      snapshot = readAll()
      queueMicrotask(forgetSnapshot)
    }
    return snapshot
  }

  function readAll(): readonly PageCookie[] {
    const pairs = attempt(() => window?.document.cookie.split(';')) ?? []
    return pairs.map((pair) => {
      const [first = '', ...rest] = pair.split('=')
      const rawName = first.trim()
      return { rawName, name: decodeUri(rawName) ?? rawName, rawValue: rest.join('=').trim() }
    })
  }

  /** Adds the prefix to a cookie's name. */
  const full = (name: string): string => (prefix ?? '') + name

  function write(rawName: string, rawValue: string, expiresAt?: number): void {
    if (window === undefined) return
    const { location, document, isSecureContext, parent } = window
    // Browsers require `secure` with `SameSite=None`, and refuse `secure` on http except on
    // localhost. Frames on another site accept only such cookies.
    const isSecure = location.protocol === 'https:' || (isSecureContext && parent !== window)
    const site = `; path=/${isSecure ? '; secure; SameSite=None' : ''}`
    const removal = `${rawName}=${expiry(0)}${site}`
    const removeAt = (domains: readonly string[]): void => {
      for (const shared of domains) document.cookie = `${removal}; domain=${shared}`
    }
    const labels = location.hostname.split('.')
    // Where an earlier visit, or another client, may have set it. Browsers ignore `co.uk` etc.
    const domains = labels.slice(1).map((_, index) => labels.slice(index).join('.'))
    // A cookie of this host would shadow the one of the domain.
    if (domain || expiresAt === 0) document.cookie = removal
    if (expiresAt === 0) removeAt(domains)
    else {
      const value = `${rawName}=${rawValue}${expiry(expiresAt)}${site}`
      document.cookie = domain ? `${value}; domain=${domain}` : value
      // An older cookie of another domain comes first, and would be read at the next page view.
      forgetSnapshot()
      if (!all().some((one) => one.rawName === rawName && one.rawValue !== rawValue)) return
      removeAt(domains.filter((shared) => shared !== domain))
    }
    forgetSnapshot()
  }

  function getRaw(name: string): string | null {
    return all().find((cookie) => cookie.name === full(name))?.rawValue || null
  }

  return {
    follow({ cookieDomain, cookiePrefix }) {
      prefix ??= cookiePrefix
      const wanted = cookieDomain?.replace(/^\./, '').toLowerCase()
      if (domain || !wanted || !window) return
      if (`.${window.location.hostname}`.endsWith(`.${wanted}`)) domain = wanted
      else
        warnOnce(
          `option "cookieDomain" is ${quoteValue(cookieDomain)}, which is not a domain of this page. Pass the end of its host, such as "example.com".`,
        )
    },
    get isShared() {
      return domain !== undefined
    },
    get naming() {
      return `${domain ?? ''} ${prefix ?? ''}`
    },
    getRaw,
    get: (name) => decodeUri(getRaw(name) ?? '') || null,
    set(name, value, expiresAt, debug) {
      try {
        // Ids come from content: without encoding, a `;` in one would add attributes to the cookie.
        const [rawName, rawValue] = [encodeURIComponent(full(name)), encodeURIComponent(value)]
        const length = rawName.length + rawValue.length
        if (length > MAX_COOKIE_LENGTH) {
          debug?.(
            `not kept for the next page: the cookie ${name} has ${length} characters, browsers keep ${MAX_COOKIE_LENGTH}`,
            value,
          )
          return false
        }
        write(rawName, rawValue, expiresAt)
      } catch {
        // Cookies are blocked or the text is malformed, so the page continues without this cookie.
      }
      return true
    },
    remove(start, matches) {
      // When cookies are blocked, the list is empty.
      for (const { rawName, name, rawValue } of Array.from(all()).reverse()) {
        const length = rawName.length + rawValue.length
        if (name.startsWith(full(start)) && matches(name.slice(full('').length), length))
          write(rawName, '', 0)
      }
    },
    forgetSnapshot,
  }
}

function expiry(at: number | undefined): string {
  return at === undefined ? '' : `; expires=${new Date(at).toUTCString()}`
}
