import { onePer } from '../../utils/onePer'
import { randomId } from '../../utils/randomId'
import type { Page } from '../page/Page'
import { SESSION_COOKIE, VISITOR_KEY } from './storedNames'

/** Who is looking at the page, as far as that may be known. */
export interface VisitorIds {
  /** Random id of the browser profile; of this page alone where visitors may not be remembered. */
  readonly visitorId: string
  /** Random id that ends after 30 minutes without activity. Reading it is no activity. */
  readonly sessionId: string
  /**
   * Reads the ids of earlier visits and stores those of this one, since visitors may be remembered.
   * Once for all clients of a page view.
   */
  remember(): void
  /** Keeps the session going for 30 minutes from now, or begins a new one if it has ended. */
  touch(): void
}

const SESSION_MS = 30 * 60 * 1000
/** Cookies end at full seconds. */
const RENEWAL_MS = 1_000
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

// Printable ASCII without spaces: ids that other releases or the site wrote are taken over as well.
const USABLE_ID = /^[!-~]{1,128}$/

/** The visitor of a page: the same one for all of its clients. */
export const visitorFor: (page: Page) => VisitorIds = onePer(createVisitor)

/**
 * Identifies the visitor by two random ids: one in localStorage, and in a cookie where the hosts of
 * a domain share their visitors; one in a cookie that activity renews.
 *
 * Without consent both stay in memory, and stored ones are not read. A refusal removes them, with
 * everything else that is stored about the visitor; a later consent begins with a new id.
 *
 * A refusal reaches other tabs because the id disappears from the storage that they share: no
 * message has to be written. A page in the back/forward cache looks when it comes back. A site that
 * clears its storage refuses nothing: the cookies are still there, and the id is stored again.
 */
function createVisitor(page: Page): VisitorIds {
  const { environment, consent, cookies, storage } = page
  let visitorId = randomId()
  let sessionId = randomId()
  let activeAt = environment.now()
  /** When the cookie of the session was last written, as long as that is known to be there. */
  let renewedAt = Number.NEGATIVE_INFINITY
  let isStored = false
  /** The cookies' names under which the ids were read and stored during this page view. */
  let rememberedUnder: string | undefined

  function currentSession(): string {
    if (isRenewed()) return sessionId
    // Other tabs renew the cookie too, so it knows best whether the session goes on.
    const stored = consent.isRemembering ? usableId(cookies.get(SESSION_COOKIE)) : undefined
    if (stored !== undefined) {
      sessionId = stored
    } else if (environment.now() - activeAt >= SESSION_MS) {
      sessionId = randomId()
      activeAt = environment.now()
    }
    return sessionId
  }

  /**
   * Whether the cookie was written so lately that reading or writing it again would change nothing.
   */
  function isRenewed(): boolean {
    const ageMs = environment.now() - renewedAt
    return ageMs >= 0 && ageMs < RENEWAL_MS && consent.isRemembering
  }

  function touch(): void {
    if (isRenewed()) return
    const id = currentSession()
    activeAt = environment.now()
    if (!consent.isRemembering) return
    cookies.set(SESSION_COOKIE, id, activeAt + SESSION_MS)
    renewedAt = activeAt
  }

  function remember(): void {
    if (rememberedUnder === cookies.naming) return
    rereadCookies()
    rememberedUnder = cookies.naming
    const inStorage = storage.get(VISITOR_KEY)
    visitorId = usableId(cookies.get(VISITOR_KEY) ?? inStorage) ?? visitorId
    isStored = inStorage === visitorId || storage.set(VISITOR_KEY, visitorId)
    if (cookies.isShared) cookies.set(VISITOR_KEY, visitorId, environment.now() + YEAR_MS)
    touch()
  }

  function rereadCookies(): void {
    rememberedUnder = undefined
    renewedAt = Number.NEGATIVE_INFINITY
  }

  function isGone(): boolean {
    return isStored && storage.lacks(VISITOR_KEY)
  }

  consent.onForget(() => {
    rereadCookies()
    isStored = false
    visitorId = randomId()
    sessionId = randomId()
  })
  page.onView(({ cause }) => {
    rereadCookies()
    if (cause === 'return' && isGone() && cookies.get(SESSION_COOKIE) === null) consent.withdraw()
    if (consent.isRemembering) remember()
  })
  page.listen('storage', (event) => {
    const { key, newValue } = event as StorageEvent
    if (key !== VISITOR_KEY) return
    if (newValue !== null) consent.restore()
    else if (isGone()) consent.withdraw()
  })
  page.listen('pageshow', () => {
    if (isGone()) storage.set(VISITOR_KEY, visitorId)
  })

  return {
    get visitorId() {
      return visitorId
    },
    get sessionId() {
      return currentSession()
    },
    remember,
    touch,
  }
}

function usableId(id: string | null): string | undefined {
  return id !== null && USABLE_ID.test(id) ? id : undefined
}
