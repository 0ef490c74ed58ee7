import type { ContentEntry } from '../../content/types'
import { readPairs, stringifyQuery } from '../../utils/text/queryString'
import { memoize } from '../../utils/values/memoize'
import { onePer } from '../../utils/values/onePer'
import { ASSIGNMENT_COOKIE, ASSIGNMENTS_COOKIE } from '../browser/storedNames'
import type { ClientDependencies } from '../page/ClientDependencies'
import type { Page, PageView } from '../page/Page'
import { decideVariation, hasChoice } from './decideVariation'

/** Fields of an entry that impressions and clicks report. */
export type ReportedEntry = Pick<ContentEntry, 'id' | 'testVariationId'>

/** Assignments of this visitor. */
export interface Assignments {
  /**
   * Returns the entry as this visitor sees it: stable during a page view, never mutated.
   *
   * @param isWhole - Whether an entry without variations has none, rather than that they were left
   *   out of the answer.
   */
  assign(entry: ContentEntry, isWhole?: boolean): ContentEntry
  /** Returns the variation of an entry that is on screen, else the one that this page last showed. */
  shownVariation(contentId: string): string | undefined
  /**
   * Returns the variation that conversions of an entry are credited to: the shown one, else the one
   * that the cookie remembers.
   */
  variationOf(contentId: string): string | undefined
  /** Notes which variation is on screen, until the returned undo is called. */
  keepShown(entry: ReportedEntry): () => void
  /** Forces a variation, for a preview or because a server has chosen it. Stores nothing. */
  override(contentId: string, variationId: string): void
}

/** A decision to remember once consent comes. */
interface DecidedVariation {
  readonly entry: ContentEntry
  /** `undefined` for an entry that has no alternatives left. */
  readonly variationId: string | undefined
}

const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Characters of all cookies with assignments, of which the oldest go first: browsers send them to
 * each page of the domain, and servers accept some 8,000 of all.
 */
const MAX_LENGTH = 4_000
/** What a cookie counts for at least: browsers keep at least 50 for a domain, the site's included. */
const MIN_LENGTH = 100

/**
 * One random number per entry, for all clients and page views of a page. Without cookies, a second
 * number could pick another variation.
 */
const numbersFor = onePer(({ environment }: Page) =>
  memoize((_contentId: string) => environment.random()),
)

/** Variations of a page, whatever client assigned them. Like content, they outlive page views. */
const shownOn = onePer((_page: Page) => ({
  latest: new Map<string, string>(),
  /** One per place, in the order in which they appeared. */
  onScreen: new Set<{ readonly id: string; readonly variationId: string }>(),
}))

/** Choices for all clients of a page during a page view. */
const chosenDuring = onePer((_view: PageView) => ({
  variations: new Map<string, string>(),
  /** Entries that show their default because the visitor could not be remembered when they came. */
  heldAtDefault: new Set<string>(),
  /** Entries whose cookie has been renewed. */
  kept: new Set<string>(),
}))

/**
 * Assigns variations and remembers them for 30 days after the last visit, in one cookie per entry or one for all.
 *
 * Without consent, visitors see the default, and the picked variation waits in memory. Consent
 * stores it, and it shows from the next page view.
 */
export function createAssignments({
  page,
  consent,
  options,
  debug,
}: ClientDependencies): Assignments {
  const { cookies, environment } = page
  const numberFor = numbersFor(page)
  const { latest, onScreen } = shownOn(page)
  const overrides = new Map<string, string>()
  const decided = new Map<string, DecidedVariation>()

  /** Returns the assignments in the cookie for all entries, oldest first. */
  function inOneCookie(): Map<string, string> {
    return new Map(readPairs(cookies.get(ASSIGNMENTS_COOKIE) ?? ''))
  }

  function remembered(contentId: string): string | undefined {
    if (!page.consent.isRemembering) return undefined
    return cookies.get(ASSIGNMENT_COOKIE + contentId) ?? inOneCookie().get(contentId)
  }

  function remember(contentId: string, variationId: string | undefined): void {
    const expiresAt = environment.now() + REMEMBERED_MS
    const ownCookie = ASSIGNMENT_COOKIE + contentId
    if (variationId && options().variationCookies !== 'one') {
      cookies.set(ownCookie, variationId, expiresAt, debug)
      let room = MAX_LENGTH
      cookies.remove(ASSIGNMENT_COOKIE, (_, length) => {
        room -= Math.max(length, MIN_LENGTH)
        return room < 0
      })
      return
    }
    const all = Array.from(inOneCookie()).filter(([id, value]) => value && id !== contentId)
    if (variationId) all.push([contentId, variationId])
    const write = (): boolean =>
      cookies.set(ASSIGNMENTS_COOKIE, stringifyQuery(Object.fromEntries(all)), expiresAt, debug)
    while (all.length > 0 && !write()) all.shift()
    cookies.remove(
      '',
      (name) => name === ownCookie || (all.length === 0 && name === ASSIGNMENTS_COOKIE),
    )
  }

  /** Writes what was decided for an entry to its cookie: once per page view, to renew it. */
  function keep(contentId: string): void {
    const decision = decided.get(contentId)
    if (!consent.allowed || !decision) return
    const before = remembered(contentId)
    // An earlier assignment takes precedence, so that returning visitors see the same variation.
    const isKnown = decision.variationId && hasChoice(decision.entry, before)
    const next = isKnown ? before : decision.variationId
    const { kept } = chosenDuring(page.view)
    if (next === before && (!next || kept.has(contentId))) return
    kept.add(contentId)
    remember(contentId, next)
  }

  /** Decides what is remembered of an entry, now or once consent comes. */
  function decide(contentId: string, entry: ContentEntry, variationId?: string): void {
    decided.set(contentId, { entry, variationId })
    keep(contentId)
  }

  consent.subscribe(() => {
    for (const contentId of decided.keys()) keep(contentId)
  })

  function shownVariation(contentId: string): string | undefined {
    const shown = Array.from(onScreen).filter(({ id }) => id === contentId)
    return shown.pop()?.variationId ?? latest.get(contentId)
  }

  return {
    assign(entry, isWhole = false) {
      const { id } = entry
      if (id === undefined || !entry.variations) {
        debug(`entry ${JSON.stringify(id)} has no variations`)
        if (id !== undefined && isWhole) {
          latest.set(id, id)
          decide(id, entry)
        }
        return entry
      }
      const { variations, heldAtDefault } = chosenDuring(page.view)
      const isHeld = heldAtDefault.has(id)
      const allowed = consent.allowed && !consent.isLate && !isHeld
      const override = overrides.get(id) ?? page.keysFor(options()).tests[id]
      const cookie = remembered(id)
      // A client that may remember the visitor has chosen for the whole page.
      const choice = allowed || isHeld || consent.isRefused ? undefined : variations.get(id)
      const isChosen = hasChoice(entry, choice)
      const decision = decideVariation({
        entry,
        override,
        cookie: isChosen ? choice : cookie,
        allowed: allowed || isChosen,
        draw: numberFor(id),
      })
      const { variationId = id } = decision.entry
      variations.set(id, variationId)
      latest.set(id, variationId)
      const hasAlternatives = Object.keys(entry.variations).length > 0
      if (!hasAlternatives) decide(id, entry)
      if (!hasAlternatives || hasChoice(entry, override)) return decision.entry

      if (allowed) decide(id, entry, variationId)
      else if (!isChosen) {
        const reason = consent.obstacle ?? 'consent came during this page view'
        debug(`entry ${JSON.stringify(id)} shows its default: ${reason}`)
        heldAtDefault.add(id)
        const known = decided.get(id)?.variationId
        decide(id, entry, hasChoice(entry, known) ? known : decision.picked)
      }
      return decision.entry
    },
    shownVariation,
    variationOf: (contentId) => shownVariation(contentId) ?? remembered(contentId),
    keepShown({ id, testVariationId }) {
      if (id === undefined) return () => {}
      const variationId = testVariationId ?? id
      const place = { id, variationId }
      onScreen.add(place)
      latest.set(id, variationId)
      return () => void onScreen.delete(place)
    },
    override(contentId, variationId) {
      overrides.set(contentId, variationId)
    },
  }
}
