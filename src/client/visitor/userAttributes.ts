import { jsonSnapshot } from '../../content/jsonSnapshot'
import { decodeUri } from '../../utils/text/decodeUri'
import { escapeTags } from '../../utils/text/escapeTags'
import { parseJson } from '../../utils/text/parseJson'
import { createListeners } from '../../utils/timing/createListeners'
import { isRecord } from '../../utils/values/isRecord'
import { isSafeKey } from '../../utils/values/safePath'
import { ATTRIBUTES_COOKIE } from '../browser/storedNames'
import { deviceOf } from '../browser/userAgent'
import type { UserAttributes } from '../options/ClientOptions'
import type { ClientDependencies } from '../page/ClientDependencies'
import { isSet } from '../pageKeys/readPageKeys'
import { customAttributes } from './customAttributes'

/** Attributes of the visitor from all sources. */
export interface VisitorAttributes {
  /** Returns all current attributes. The object is the same until one changes. */
  get(): UserAttributes
  /** Adds attributes after a round trip through JSON; `undefined` removes one. */
  set(attributes: UserAttributes): void
  /** Overrides all other attributes until the page is left, for the editor. */
  override(attributes: UserAttributes): void
  /** Applies the client's current options. */
  readOptions(): void
  /** Whether attributes of earlier pages are stored and need consent to be read. */
  readonly areStored: boolean
  /** Returns the attributes that earlier pages stored. Needs consent of a client. */
  readStored(): UserAttributes
  /** Calls `listener` with added attributes. Returns the undo. */
  subscribe(listener: (added: UserAttributes) => void): () => void
}

/**
 * Merges the visitor's attributes from these sources, later ones overriding earlier ones: the
 * page's urlPath, host and device; the cookie of earlier pages; the campaign and the locale in the
 * page's URL; calls of `setUserAttributes` on this page; the options `locale` and `userAttributes`;
 * the attributes in the page's URL; the editor.
 *
 * Stores the attributes of those calls in a cookie if visitors may be remembered, merged with those
 * of other clients and tabs. The cookie also has urlPath, host and device, for scripts of
 * server-rendered pages.
 */
export function createUserAttributes({
  page,
  consent,
  options,
  debug,
}: ClientDependencies): VisitorAttributes {
  const { cookies, environment } = page
  const { window } = environment
  const listeners = createListeners<UserAttributes>()
  let fixed = cleanAttributes(options().userAttributes)
  let stored: UserAttributes = {}
  /** Whether stored attributes apply only from the next page view. */
  let isHeldBack = false
  let set: UserAttributes = {}
  let overrides: UserAttributes = {}
  let last: { readonly pageKey: string; readonly attributes: UserAttributes } | undefined

  function fromPage(): UserAttributes {
    if (window === undefined) return {}
    const { pathname, host } = window.location
    return { urlPath: pathname, host, device: deviceOf(window.navigator.userAgent) }
  }

  function current(): UserAttributes {
    // Client-side routing changes the URL without an event.
    const pageKey = `${page.view.number} ${window?.location.host}${window?.location.pathname}`
    if (last?.pageKey !== pageKey) {
      if (isHeldBack && !consent.isLate) recall()
      const { locale, campaignAttributes } = options()
      const keys = page.keysFor(options())
      const all = {
        ...fromPage(),
        ...stored,
        ...(campaignAttributes && campaignOf(window?.location.search)),
        ...(keys.locale && { locale: keys.locale }),
        ...set,
        ...(locale && { locale }),
        ...fixed,
        ...keys.userAttributes,
        ...overrides,
      }
      last = { pageKey, attributes: Object.freeze(all) }
    }
    return last.attributes
  }

  function readStored(): UserAttributes {
    return parseAttributesCookie(cookies.getRaw(ATTRIBUTES_COOKIE))
  }

  function recall(): UserAttributes {
    isHeldBack = consent.isLate
    stored = isHeldBack || !consent.allowed ? {} : readStored()
    last = undefined
    return stored
  }

  function keep(): void {
    if (!consent.allowed) return
    // Another client or tab may have changed the cookie.
    recall()
    const known = { ...readStored(), ...set }
    if (!isSet(known)) return
    const text = JSON.stringify({ ...fromPage(), ...known })
    // All clients of a page receive the same change, so one write is enough.
    if (cookies.get(ATTRIBUTES_COOKIE) === text) return
    cookies.set(ATTRIBUTES_COOKIE, text, undefined, debug)
  }

  function announce(added: UserAttributes): void {
    last = undefined
    listeners.notify(added)
  }

  recall()
  consent.subscribe((allowed) => {
    const recalled = recall()
    if (!allowed) return
    keep()
    if (isSet(recalled)) listeners.notify(recalled)
  })

  return {
    get: current,
    get areStored() {
      return cookies.getRaw(ATTRIBUTES_COOKIE) !== null
    },
    set(attributes) {
      const added = cleanAttributes(attributes)
      set = { ...set, ...added }
      keep()
      announce(added)
    },
    override(attributes) {
      const added = cleanAttributes(attributes)
      overrides = { ...overrides, ...added }
      announce(added)
    },
    readOptions() {
      fixed = cleanAttributes(options().userAttributes)
      announce(fixed)
    },
    readStored,
    subscribe: listeners.add,
  }
}

/** Cleans attributes from untyped callers, because requests contain them as JSON. */
function cleanAttributes(attributes: unknown): UserAttributes {
  const snapshot = isRecord(attributes) ? jsonSnapshot(attributes) : undefined
  if (!isRecord(snapshot)) return {}
  const names = Object.keys(attributes as UserAttributes).filter(isSafeKey)
  return Object.fromEntries(names.map((name) => [name, snapshot[name]]))
}

/** Returns the campaign that a query names, in texts in which no tag can begin. */
function campaignOf(search: string | undefined): UserAttributes {
  const campaign: Record<string, string> = {}
  new URLSearchParams(search).forEach((value, name) => {
    if (/^utm_/.test(name)) campaign[name] = escapeTags(value)
  })
  return campaign
}

/**
 * Parses the attributes in a cookie's raw value, URI-encoded or not. Malformed values yield none.
 *
 * Leaves out urlPath, host and device, which describe the page that wrote them.
 */
export function parseAttributesCookie(rawValue: string | null): UserAttributes {
  const text = rawValue ?? ''
  const values = [parseJson(text), parseJson(decodeUri(text) ?? '')]
  return customAttributes(values.find(isRecord) ?? {})
}
