import type { ClientEnvironment } from '../environment'
import { randomId } from '../randomId'
import { createCookieJar } from './cookieJar'
import type { Permission } from './permission'
import { createStorage } from './storage'

/** Who is looking at the page, as far as that may be known. */
export interface Visitor {
  /** Random id of the browser profile; of this page view where visitors may not be remembered. */
  readonly visitorId: string
  /** Random id that ends after 30 minutes without activity. Reading it is no activity. */
  readonly sessionId: string
  /** Keeps the session going for 30 minutes from now, or begins a new one if it has ended. */
  touch(): void
  destroy(): void
}

const VISITOR_KEY = 'builderVisitorId'
const SESSION_COOKIE = 'builderSessionId'
const SESSION_MS = 30 * 60 * 1000

// Printable ASCII without spaces: ids that other releases or the site wrote are taken over as well.
const USABLE_ID = /^[!-~]{1,128}$/

/**
 * Knows the visitor by two random ids: one in localStorage, one in a cookie that activity renews.
 *
 * Without permission both stay in memory, and stored ones are not read. When permission comes,
 * stored ones take over; when it goes, they are removed.
 */
export function createVisitor({
  environment,
  permission,
}: {
  readonly environment: ClientEnvironment
  readonly permission: Permission
}): Visitor {
  const cookies = createCookieJar(environment)
  const storage = createStorage(() => environment.window?.localStorage)
  let visitorId = randomId()
  let sessionId = randomId()
  let activeAt = environment.now()

  function currentSession(): string {
    // Other tabs renew the cookie too, so it knows best whether the session goes on.
    const stored = permission.allowed ? usableId(cookies.get(SESSION_COOKIE)) : undefined
    if (stored !== undefined) {
      sessionId = stored
    } else if (environment.now() - activeAt >= SESSION_MS) {
      sessionId = randomId()
      activeAt = environment.now()
    }
    return sessionId
  }

  function touch(): void {
    const id = currentSession()
    activeAt = environment.now()
    if (permission.allowed) cookies.set(SESSION_COOKIE, id, activeAt + SESSION_MS)
  }

  function remember(): void {
    visitorId = usableId(storage.get(VISITOR_KEY)) ?? visitorId
    storage.set(VISITOR_KEY, visitorId)
    touch()
  }

  function forget(): void {
    storage.remove(VISITOR_KEY)
    cookies.remove((name) => name === SESSION_COOKIE)
  }

  if (permission.allowed) remember()
  const unsubscribe = permission.subscribe((allowed) => (allowed ? remember() : forget()))

  return {
    get visitorId() {
      return visitorId
    },
    get sessionId() {
      return currentSession()
    },
    touch,
    destroy: unsubscribe,
  }
}

function usableId(id: string | null): string | undefined {
  return id !== null && USABLE_ID.test(id) ? id : undefined
}
