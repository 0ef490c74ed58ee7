import type { CookieJar, SafeStorage } from './browserStorage'

/** Name of the cookie with the id of the session. */
export const SESSION_COOKIE = 'builderSessionId'
/** Name of the cookie with what the site told of the visitor. */
export const ATTRIBUTES_COOKIE = 'builder.userAttributes'
/** Begins the names of the cookies with variations; the id of the entry follows. */
export const ASSIGNMENT_COOKIE = 'builder.tests.'
/** Name of the cookie with the variations of all entries. */
export const ASSIGNMENTS_COOKIE = 'builder.tests'
/**
 * Key of the visitor's id in `localStorage`, and name of the cookie that the hosts of a domain
 * share.
 */
export const VISITOR_KEY = 'builderVisitorId'
/** Begins the keys of events that could not be sent. */
export const EVENTS_KEY = 'siteblocks.events/'
/**
 * Begins the keys of answers that are kept for when the content host fails; their address follows.
 */
export const ANSWERS_KEY = 'siteblocks.answer/'

/** Removes everything that a browser keeps of a visitor, whichever client has stored it. */
export function forgetVisitor(cookies: CookieJar, storage: SafeStorage): void {
  const names = [SESSION_COOKIE, ATTRIBUTES_COOKIE, ASSIGNMENTS_COOKIE, VISITOR_KEY]
  cookies.remove((name) => names.includes(name) || name.startsWith(ASSIGNMENT_COOKIE))
  for (const key of storage.keys()) {
    if (key === VISITOR_KEY || key.startsWith(EVENTS_KEY) || key.startsWith(ANSWERS_KEY)) {
      storage.remove(key)
    }
  }
}
