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
  /** Sets a cookie for the whole site, until the browser is closed unless told otherwise. */
  set(name: string, value: string, expiresAt?: number): void
  /** Removes the cookies whose names match. Writes nothing when there are none. */
  remove(matches: (name: string) => boolean): void
}

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
        write(encodeURIComponent(name), encodeURIComponent(value), expiresAt)
      } catch {
        // Cookies are blocked here, or the text is malformed: the page goes on without this one.
      }
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
