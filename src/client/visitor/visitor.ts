import { randomId } from '../../utils/text/randomId'
import { onePer } from '../../utils/values/onePer'
import { SESSION_COOKIE, VISITOR_KEY } from '../browser/storedNames'
import type { Page } from '../page/Page'

/** Ids of the page's visitor. */
export interface VisitorIds {
  /** Random id of the browser profile; of this page alone if the visitor may not be remembered. */
  readonly visitorId: string
  /** Random id that ends after 30 minutes without activity. Reading it does not count. */
  readonly sessionId: string
  /** Number of remembered visitors whom this page has forgotten. */
  readonly forgotten: number
  /**
   * Reads the ids of earlier visits and stores this visit's, once visitors may be remembered. Runs
   * once per page view, for all clients.
   */
  remember(): void
  /** Extends the session to 30 minutes from now, or starts a new one if it has ended. */
  touch(): void
}

const SESSION_MS = 30 * 60 * 1000
/** Cookies expire at whole seconds. */
const RENEWAL_MS = 1_000
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

// Printable ASCII without spaces: accepts ids written by other releases or by the site.
const USABLE_ID = /^[!-~]{1,128}$/

/** Returns the visitor of a page, which all its clients share. */
export const visitorFor: (page: Page) => VisitorIds = onePer(createVisitor)

/**
 * Identifies the visitor by two random ids. The visitor id is in localStorage, and in a cookie if a
 * domain's hosts share visitors or storage is full or blocked. The session id is in a cookie that
 * activity renews.
 *
 * Without consent, both stay in memory, and stored ids are not read. A refusal removes all stored
 * data about the visitor; later consent starts with a new id.
 *
 * A page that has no client when the visitor refuses in another tab, or is in the back/forward
 * cache, checks for its id and session when it has one again; where the id is in a cookie alone, at
 * each activity. A site that clears its storage, at once or key by key, refuses nothing: the id is
 * stored again while the session lasts.
 */
function createVisitor(page: Page): VisitorIds {
  const { environment, consent, cookies, storage } = page
  let visitorId = randomId()
  let sessionId = randomId()
  let activeAt = environment.now()
  /** Time when the session cookie was last written; negative infinity if it may be missing. */
  let renewedAt = Number.NEGATIVE_INFINITY
  let isStored = false
  /** Whether the id is in a cookie alone. */
  let isInCookie = false
  let isRemembered = false
  let forgotten = 0
  /** Cookie naming under which ids were last read and stored in this page view. */
  let rememberedUnder: string | undefined

  function currentSession(): string {
    if (isRenewed()) return sessionId
    // Other tabs renew the cookie too, so it decides whether the session continues.
    const stored = consent.isRemembering ? usableId(cookies.get(SESSION_COOKIE)) : undefined
    if (stored) {
      sessionId = stored
    } else if (isOver()) {
      sessionId = randomId()
      activeAt = environment.now()
    }
    return sessionId
  }

  /** Whether the session has ended by itself, and its cookie with it. */
  function isOver(): boolean {
    return environment.now() - activeAt >= SESSION_MS
  }

  /** Whether the cookie was written so recently that reading or writing it would change nothing. */
  function isRenewed(): boolean {
    const ageMs = environment.now() - renewedAt
    return ageMs >= 0 && ageMs < RENEWAL_MS && consent.isRemembering
  }

  function touch(): void {
    if (isRenewed()) return
    // A full or blocked storage sends other tabs no event of the refusal.
    if (isInCookie && isRefusedElsewhere()) consent.hear('refuse')
    const id = currentSession()
    activeAt = environment.now()
    if (!consent.isRemembering) return
    cookies.set(SESSION_COOKIE, id, activeAt + SESSION_MS)
    renewedAt = activeAt
  }

  function remember(): void {
    if (rememberedUnder === cookies.naming) return
    if (isRefusedElsewhere()) {
      consent.hear('refuse')
      return
    }
    // Refused and allowed again since: nothing leads back to the earlier visitor.
    if (isGone() && cookies.get(SESSION_COOKIE) !== sessionId) forget()
    rereadCookies()
    const inStorage = storage.get(VISITOR_KEY)
    const id = usableId(cookies.get(VISITOR_KEY) ?? inStorage) ?? visitorId
    if (id !== visitorId) forget()
    rememberedUnder = cookies.naming
    isRemembered = true
    visitorId = id
    isStored = inStorage === id || storage.set(VISITOR_KEY, id)
    // Where storage is full or blocked, the cookie is what remains.
    if (cookies.isShared || !isStored) cookies.set(VISITOR_KEY, id, environment.now() + YEAR_MS)
    isInCookie = !isStored && cookies.get(VISITOR_KEY) === id
    touch()
  }

  function forget(): void {
    if (isRemembered) forgotten++
    rereadCookies()
    isRemembered = false
    isStored = false
    isInCookie = false
    visitorId = randomId()
    sessionId = randomId()
  }

  function rereadCookies(): void {
    rememberedUnder = undefined
    renewedAt = Number.NEGATIVE_INFINITY
  }

  function isGone(): boolean {
    return isInCookie ? cookies.get(VISITOR_KEY) === null : isStored && storage.lacks(VISITOR_KEY)
  }

  /** Whether another tab has refused: it removed the id, and a session that had not ended. */
  function isRefusedElsewhere(): boolean {
    return isGone() && cookies.get(SESSION_COOKIE) === null && !isOver()
  }

  consent.onForget(forget)
  page.onView(() => {
    rereadCookies()
    if (consent.isRemembering) remember()
  })
  page.onOccupied(rereadCookies)
  page.listen('pageshow', () => {
    if (isStored && isGone()) storage.set(VISITOR_KEY, visitorId)
  })

  return {
    get visitorId() {
      return visitorId
    },
    get sessionId() {
      return currentSession()
    },
    get forgotten() {
      return forgotten
    },
    remember,
    touch,
  }
}

function usableId(id: string | null): string | undefined {
  return USABLE_ID.exec(id ?? '')?.[0]
}
