import { createListeners } from '../../utils/createListeners'
import { decodeUri } from '../../utils/decodeUri'
import { isRecord } from '../../utils/isRecord'
import { onePer } from '../../utils/onePer'
import { parseJson } from '../../utils/parseJson'
import { isSafeKey } from '../../utils/safePath'
import type { ClientDependencies } from '../ClientDependencies'
import type { UserAttributes } from '../options/ClientOptions'
import type { Page } from '../page/Page'
import { jsonSnapshot } from '../tracking/jsonSnapshot'
import { customAttributes } from './customAttributes'
import { ATTRIBUTES_COOKIE } from './storedNames'
import { deviceOf } from './userAgent'

/** Attributes of the visitor, from every source. */
export interface VisitorAttributes {
  /** All attributes, as of now. The same object until something changes. */
  get(): UserAttributes
  /** Adds to the attributes, as JSON keeps them; `undefined` takes one away. */
  set(attributes: UserAttributes): void
  /** Lays attributes over all others, until the page is left, as the editor does. */
  override(attributes: UserAttributes): void
  /** Takes over what the client's options say now. */
  readOptions(): void
  /** Whether something is stored of earlier pages, which the visitor's word makes known. */
  readonly areStored: boolean
  /** Calls `listener` with what was added. Returns the undo. */
  subscribe(listener: (added: UserAttributes) => void): () => void
}

/** The text that the clients of a page wrote to the cookie last. */
const writtenOn = onePer((_page: Page) => ({ text: '' }))

/**
 * Merges the visitor's attributes from these sources, later ones overriding earlier ones: the
 * page's urlPath, host and device and the client's locale; the cookie of earlier pages; the option
 * `userAttributes`; calls of `setUserAttributes` on this page; the page's URL; the editor.
 *
 * Attributes set by calls are kept in a cookie where visitors may be remembered, beside those of
 * other clients and tabs, together with urlPath, host and device, which scripts of server-rendered
 * pages read there.
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
  /** Whether what is stored counts from the next page view. */
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
    // Client-side routing changes the address without telling anybody.
    const pageKey = `${page.view.number} ${window?.location.host}${window?.location.pathname}`
    if (last?.pageKey !== pageKey) {
      if (isHeldBack && !consent.isLate) recall()
      const { locale } = options()
      const all = {
        ...fromPage(),
        ...(locale ? { locale } : {}),
        ...stored,
        ...fixed,
        ...set,
        ...page.view.keys.userAttributes,
        ...overrides,
      }
      last = { pageKey, attributes: Object.freeze(all) }
    }
    return last.attributes
  }

  /** Attributes that are stored of the visitor, who has to allow that. */
  function readStored(): UserAttributes {
    return consent.allowed ? parseAttributesCookie(cookies.getRaw(ATTRIBUTES_COOKIE)) : {}
  }

  function recall(): UserAttributes {
    isHeldBack = consent.isLate
    stored = isHeldBack ? {} : readStored()
    last = undefined
    return stored
  }

  function keep(): void {
    if (!consent.allowed) return
    // Another client or tab may have written since.
    recall()
    const known = { ...readStored(), ...set }
    if (Object.keys(known).length === 0) return
    const text = JSON.stringify({ ...fromPage(), ...known })
    const written = writtenOn(page)
    // All clients of a page are told at once, and write the same.
    if (written.text === text && cookies.get(ATTRIBUTES_COOKIE) === text) return
    written.text = text
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
    if (Object.keys(recalled).length > 0) listeners.notify(recalled)
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
    subscribe: listeners.add,
  }
}

/** Pages without types may hand in anything, and it all ends up as JSON in requests. */
function cleanAttributes(attributes: unknown): UserAttributes {
  const snapshot = isRecord(attributes) ? jsonSnapshot(attributes) : undefined
  if (!isRecord(attributes) || !isRecord(snapshot)) return {}
  const names = Object.keys(attributes).filter(isSafeKey)
  return Object.fromEntries(names.map((name) => [name, snapshot[name]]))
}

/**
 * Reads the attributes in a cookie's raw value, URI-encoded or not; none when it is malformed.
 *
 * urlPath, host and device were true of the page that wrote them, so they are left out.
 */
export function parseAttributesCookie(rawValue: string | null): UserAttributes {
  const texts = [rawValue, decodeUri(rawValue ?? '')]
  return customAttributes(texts.map((text) => parseJson(text ?? '')).find(isRecord) ?? {})
}
