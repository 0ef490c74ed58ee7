import type { ClientEnvironment } from '../environment'

/**
 * The page's cookies. Failures stay inside: what cannot be read is absent, what cannot be written
 * is not.
 */
export interface CookieJar {
  /** The decoded value; `null` when absent, empty or malformed. The whole name must match. */
  get(name: string): string | null
  /** The value as it stands in the cookie. */
  getRaw(name: string): string | null
  /**
   * Sets a cookie for the whole site, until the browser is closed unless told otherwise.
   *
   * @returns The characters of one that is larger than browsers keep, and is not written; else `undefined`.
   */
  set(name: string, value: string, expiresAt?: number): number | undefined
  /** Removes the cookies whose names match. Writes nothing when there are none. */
  remove(matches: (name: string) => boolean): void
}

/** Greatest number of characters in a cookie's name and value together: browsers drop larger ones without a word. */
export const MAX_COOKIE_LENGTH = 4_096

export function createCookieJar({ window }: ClientEnvironment): CookieJar {
  function all(): { readonly rawName: string; readonly rawValue: string }[] {
    try {
      const pairs = window?.document.cookie.split(';') ?? []
      return pairs.map((pair) => {
        const [rawName = '', ...rest] = pair.split('=')
        return { rawName: rawName.trim(), rawValue: rest.join('=').trim() }
      })
    } catch {
      return []
    }
  }

  function write(rawName: string, rawValue: string, expiresAt?: number): void {
    if (window === undefined) return
    const expires = expiresAt === undefined ? '' : `; expires=${new Date(expiresAt).toUTCString()}`
    // Browsers refuse `SameSite=None` without `secure`, and `secure` on http.
    const attributes = window.location.protocol === 'https:' ? '; secure; SameSite=None' : ''
    window.document.cookie = `${rawName}=${rawValue}${expires}; path=/${attributes}`
  }

  function getRaw(name: string): string | null {
    const found = all().find(({ rawName }) => rawName === name || decode(rawName) === name)
    return found?.rawValue || null
  }

  return {
    getRaw,
    get(name) {
      const rawValue = getRaw(name)
      return rawValue === null ? null : decode(rawValue)
    },
    set(name, value, expiresAt) {
      try {
        // Ids come from content: unencoded, a `;` in one would add attributes to the cookie.
        const [rawName, rawValue] = [encodeURIComponent(name), encodeURIComponent(value)]
        const length = rawName.length + rawValue.length
        if (length > MAX_COOKIE_LENGTH) return length
        write(rawName, rawValue, expiresAt)
      } catch {
        // Cookies are blocked here, or the text is malformed: the page goes on without this one.
      }
      return undefined
    },
    remove(matches) {
      for (const { rawName } of all()) {
        const name = decode(rawName) ?? rawName
        if (name === '' || !matches(name)) continue
        try {
          write(rawName, '', 0)
        } catch {
          // Cookies are blocked here, so there is none to remove.
        }
      }
    },
  }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
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
 * Wraps the storage that `getStorage` returns.
 *
 * It is asked for at each use and inside `try`, because merely reading `window.localStorage` throws
 * in sandboxed frames and where storage is blocked.
 */
export function createStorage(getStorage: () => Storage | undefined): SafeStorage {
  function attempt<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      const storage = getStorage()
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
