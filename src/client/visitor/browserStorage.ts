import { decodeUri } from '../../utils/decodeUri'
import { quoteValue } from '../../utils/quoteValue'
import { warnOnce } from '../../utils/warn'
import type { ClientEnvironment } from '../environment'
import type { ClientOptions } from '../options/ClientOptions'

/**
 * The page's cookies. Failures stay inside: what cannot be read is absent, what cannot be written
 * is not.
 *
 * Reading `document.cookie` blocks the page on another process of the browser, so one reading
 * serves all until the running task or microtask ends, or something is written here.
 */
export interface CookieJar {
  /** Applies the options of a client. Settings of earlier clients stay. */
  follow(options: Pick<ClientOptions, 'cookieDomain' | 'cookiePrefix'>): void
  /** Whether cookies are for the other hosts of a domain, too. */
  readonly isShared: boolean
  /** Domain and prefix of the cookies: another text once a client brings some along. */
  readonly naming: string
  /** The decoded value; `null` when absent, empty or malformed. The whole name must match. */
  get(name: string): string | null
  /** The value as it stands in the cookie. */
  getRaw(name: string): string | null
  /**
   * Sets a cookie for the whole site, until the browser is closed unless told otherwise.
   *
   * @param debug - Told of one that is larger than browsers keep, and is not written.
   * @returns Whether it is not too large.
   */
  set(name: string, value: string, expiresAt?: number, debug?: ClientOptions['onDebug']): boolean
  /** Removes the cookies whose names match. Writes nothing when there are none. */
  remove(matches: (name: string) => boolean): void
  /** Has the cookies read again, since other code may have changed them. */
  forgetSnapshot(): void
}

/** A cookie as it stands on the page, and its decoded name. */
interface PageCookie {
  readonly rawName: string
  readonly name: string
  readonly rawValue: string
}

/**
 * Greatest number of characters in a cookie's name and value together: browsers drop larger ones
 * without a word.
 */
const MAX_COOKIE_LENGTH = 4_096

export function createCookieJar({ window }: ClientEnvironment): CookieJar {
  let domain: string | undefined
  let prefix: string | undefined
  let hasFollowed = false
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
    try {
      const pairs = window?.document.cookie.split(';') ?? []
      return pairs.map((pair) => {
        const [first = '', ...rest] = pair.split('=')
        const rawName = first.trim()
        return { rawName, name: decodeUri(rawName) ?? rawName, rawValue: rest.join('=').trim() }
      })
    } catch {
      return []
    }
  }

  /** The name of a cookie on the page. */
  const full = (name: string): string => (prefix ?? '') + name

  /** The domains for which a cookie of earlier visits may have been set. */
  function findDomains(): readonly string[] {
    if (domain) return [domain]
    // Until a client says which, it may be any that the page is part of; browsers pass over `co.uk`
    // and the like.
    const labels = hasFollowed ? [] : (window?.location.hostname.split('.') ?? [])
    return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
  }

  function write(rawName: string, rawValue: string, expiresAt?: number): void {
    if (window === undefined) return
    forgetSnapshot()
    const { location, document, isSecureContext, parent } = window
    // Browsers refuse `SameSite=None` without `secure`, and `secure` on http but on this machine;
    // in the frame of another site they take nothing else.
    const isSecure = location.protocol === 'https:' || (isSecureContext && parent !== window)
    const site = `; path=/${isSecure ? '; secure; SameSite=None' : ''}`
    const removal = `${rawName}=${expiry(0)}${site}`
    if (expiresAt === 0) {
      document.cookie = removal
      for (const shared of findDomains()) document.cookie = `${removal}; domain=${shared}`
      return
    }
    // One of this host alone would hide that of the domain.
    if (domain) document.cookie = removal
    const value = `${rawName}=${rawValue}${expiry(expiresAt)}${site}`
    document.cookie = domain ? `${value}; domain=${domain}` : value
  }

  function getRaw(name: string): string | null {
    return all().find((cookie) => cookie.name === full(name))?.rawValue || null
  }

  return {
    follow({ cookieDomain, cookiePrefix }) {
      hasFollowed = true
      prefix ??= cookiePrefix
      const wanted = cookieDomain?.replace(/^\./, '').toLowerCase()
      if (domain || !wanted || !window) return
      if (`.${window.location.hostname}`.endsWith(`.${wanted}`)) domain = wanted
      else
        warnOnce(
          `option "cookieDomain" is ${quoteValue(cookieDomain)}, which is not a domain of this page; it is ignored. Pass the end of its host, such as "example.com".`,
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
        // Ids come from content: unencoded, a `;` in one would add attributes to the cookie.
        const [rawName, rawValue] = [encodeURIComponent(full(name)), encodeURIComponent(value)]
        const length = rawName.length + rawValue.length
        if (length > MAX_COOKIE_LENGTH) {
          debug?.(
            `not kept for the next page: the cookie ${name} would have ${length} characters, browsers keep ${MAX_COOKIE_LENGTH}`,
            value,
          )
          return false
        }
        write(rawName, rawValue, expiresAt)
      } catch {
        // Cookies are blocked here, or the text is malformed: the page goes on without this one.
      }
      return true
    },
    remove(matches) {
      const start = full('')
      // Where cookies are blocked, there are none.
      for (const { rawName, name } of all()) {
        if (name.startsWith(start) && matches(name.slice(start.length))) write(rawName, '', 0)
      }
    },
    forgetSnapshot,
  }
}

function expiry(at: number | undefined): string {
  return at === undefined ? '' : `; expires=${new Date(at).toUTCString()}`
}

/**
 * A `Storage` whose failures stay inside: what cannot be read is absent, what cannot be written is
 * not.
 */
export interface SafeStorage {
  get(key: string): string | null
  /** Whether the key is known to be missing, not merely out of reach. */
  lacks(key: string): boolean
  /** Whether the value was stored. */
  set(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
}

/**
 * Wraps the page's `localStorage`.
 *
 * It is looked up at each use and inside `try`, because merely reading it throws in sandboxed
 * frames and where storage is blocked.
 */
export function createStorage(environment: ClientEnvironment): SafeStorage {
  function attempt<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      const storage = environment.window?.localStorage
      return storage ? use(storage) : otherwise
    } catch {
      return otherwise
    }
  }

  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    lacks: (key) => attempt((storage) => storage.getItem(key) === null, false),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () =>
      attempt((storage) => {
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
        return keys.filter((key): key is string => key !== null)
      }, []),
  }
}
