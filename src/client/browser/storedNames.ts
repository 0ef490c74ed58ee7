import type { CookieJar } from './cookieJar'
import type { SafeStorage } from './safeStorage'

/** A visitor's decision about being remembered. */
export type Decision = 'allow' | 'refuse'

/** Cookie with the session's id. */
export const SESSION_COOKIE = 'builderSessionId'
/** Cookie with attributes that the site has set for the visitor. */
export const ATTRIBUTES_COOKIE = 'builder.userAttributes'
/** Prefix of cookies with variations, followed by the entry's id. */
export const ASSIGNMENT_COOKIE = 'builder.tests.'
/** Cookie with the variations of all entries. */
export const ASSIGNMENTS_COOKIE = 'builder.tests'
/**
 * Key of the visitor's id in `localStorage`, and name of the cookie that a domain's hosts share.
 */
export const VISITOR_KEY = 'builderVisitorId'
/** Key that announces a decision to the other tabs. Removed at once: nothing stays stored. */
export const CONSENT_KEY = 'siteblocks.consent'
/** Key prefix of unsent events. */
export const EVENTS_KEY = 'siteblocks.events/'
/** Key prefix of responses stored for outages of the content host, followed by their URL. */
export const ANSWERS_KEY = 'siteblocks.answer/'

/**
 * Removes everything stored about a visitor, regardless of the client that stored it. Other tabs
 * hear of it if the visitor was remembered: otherwise nothing at all is written.
 */
export function forgetVisitor(cookies: CookieJar, storage: SafeStorage): void {
  const wasKnown = storage.get(VISITOR_KEY) !== null || cookies.get(SESSION_COOKIE) !== null
  const names = [SESSION_COOKIE, ATTRIBUTES_COOKIE, ASSIGNMENTS_COOKIE, VISITOR_KEY]
  cookies.remove('', (name) => names.includes(name) || name.startsWith(ASSIGNMENT_COOKIE))
  for (const key of storage.keys()) {
    if (key === VISITOR_KEY || key.startsWith(EVENTS_KEY) || key.startsWith(ANSWERS_KEY)) {
      storage.remove(key)
    }
  }
  if (!wasKnown) return
  announceConsent(storage, 'refuse')
}

/** Tells the other tabs what the visitor has decided. */
export function announceConsent(storage: SafeStorage, decision: Decision): void {
  storage.set(CONSENT_KEY, decision)
  storage.remove(CONSENT_KEY)
}
