import { isRecord } from '../../utils/isRecord'
import { isSafeKey } from '../../utils/safePath'
import type { ClientOptions, UserAttributes } from '../Client'
import type { ClientEnvironment } from '../environment'
import { createListeners } from '../listeners'
import type { PageKeys } from '../pageKeys/PageKeys'
import { jsonSnapshot } from '../tracking/jsonSnapshot'
import { ATTRIBUTES_COOKIE, parseAttributesCookie } from './attributesCookie'
import { createCookieJar } from './cookieJar'
import { deviceOf } from './device'
import type { Permission } from './permission'

/** What is known of the visitor. */
export interface VisitorAttributes {
  /** All attributes, as of now. The same object until something changes. */
  get(): UserAttributes
  /** Adds to the attributes, as JSON keeps them; `undefined` takes one away. */
  set(attributes: UserAttributes): void
  /** Lays attributes over all others, for this page view only, as the editor does. */
  override(attributes: UserAttributes): void
  /** Calls `listener` with what was added. Returns the undo. */
  subscribe(listener: (added: UserAttributes) => void): () => void
  destroy(): void
}

/**
 * Knows the visitor by attributes, each of these over those before it: the page's urlPath, host
 * and device and the client's locale; the cookie of earlier pages; the option `userAttributes`;
 * what was set on this page; what the page's URL says; and what the editor says.
 *
 * What was set is kept in a cookie where visitors may be remembered, together with urlPath, host
 * and device, which scripts of server-rendered pages read there.
 */
export function createUserAttributes({
  options,
  environment,
  permission,
  pageKeys,
}: {
  readonly options: ClientOptions
  readonly environment: ClientEnvironment
  readonly permission: Permission
  readonly pageKeys: PageKeys
}): VisitorAttributes {
  const { window } = environment
  const cookies = createCookieJar(environment)
  const listeners = createListeners<UserAttributes>()
  const fixed = cleanAttributes(options.userAttributes)
  let stored: UserAttributes = {}
  let set: UserAttributes = {}
  let overrides: UserAttributes = pageKeys.userAttributes
  let last: { readonly address: string; readonly attributes: UserAttributes } | undefined

  function ofPage(): UserAttributes {
    if (window === undefined) return {}
    const { pathname, host } = window.location
    return { urlPath: pathname, host, device: deviceOf(window.navigator.userAgent) }
  }

  function current(): UserAttributes {
    // Client-side routing changes the address without telling anybody.
    const address = window ? `${window.location.host}${window.location.pathname}` : ''
    if (last?.address !== address) {
      const locale = options.locale ? { locale: options.locale } : {}
      const all = {
        ...ofPage(),
        ...locale,
        ...stored,
        ...fixed,
        ...set,
        ...overrides,
      }
      last = { address, attributes: Object.freeze(all) }
    }
    return last.attributes
  }

  function keep(): void {
    const known = { ...stored, ...set }
    if (!permission.allowed || Object.keys(known).length === 0) return
    cookies.set(ATTRIBUTES_COOKIE, JSON.stringify({ ...ofPage(), ...known }))
  }

  function recall(): UserAttributes {
    const recalled = parseAttributesCookie(cookies.getRaw(ATTRIBUTES_COOKIE))
    stored = { ...stored, ...recalled }
    last = undefined
    return recalled
  }

  if (permission.allowed) recall()
  const unsubscribe = permission.subscribe((allowed) => {
    if (!allowed) {
      cookies.remove((name) => name === ATTRIBUTES_COOKIE)
      return
    }
    const recalled = recall()
    keep()
    if (Object.keys(recalled).length > 0) listeners.notify(recalled)
  })

  return {
    get: current,
    set(attributes) {
      const added = cleanAttributes(attributes)
      set = { ...set, ...added }
      last = undefined
      keep()
      listeners.notify(added)
    },
    override(attributes) {
      const added = cleanAttributes(attributes)
      overrides = { ...overrides, ...added }
      last = undefined
      listeners.notify(added)
    },
    subscribe: listeners.add,
    destroy() {
      unsubscribe()
      listeners.clear()
    },
  }
}

/** Pages without types may hand in anything, and it all ends up as JSON in requests. */
function cleanAttributes(attributes: unknown): UserAttributes {
  const kept = isRecord(attributes) ? jsonSnapshot(attributes) : undefined
  if (!isRecord(attributes) || !isRecord(kept)) return {}
  const names = Object.keys(attributes).filter(isSafeKey)
  return Object.fromEntries(names.map((name) => [name, kept[name]]))
}
