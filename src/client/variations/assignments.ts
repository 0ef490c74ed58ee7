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
  /** Returns the entry as this visitor sees it: stable during a page view, never mutated. */
  assign(entry: ContentEntry): ContentEntry
  /**
   * Returns the variation of an entry that is on screen, else the one that this page last assigned
   * or showed, else the one that the cookie remembers.
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
  readonly variationId: string
}

const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000

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
}))

/**
 * Assigns variations and remembers them for 30 days, in one cookie per entry or one for all.
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

  function isOneCookie(): boolean {
    return options().variationCookies === 'one'
  }

  /** Returns the assignments in the cookie for all entries, oldest first. */
  function inOneCookie(): Map<string, string> {
    return new Map(readPairs(cookies.get(ASSIGNMENTS_COOKIE) ?? ''))
  }

  function remembered(contentId: string): string | null {
    if (!consent.allowed) return null
    return cookies.get(ASSIGNMENT_COOKIE + contentId) ?? inOneCookie().get(contentId) ?? null
  }

  function remember(contentId: string, variationId: string): void {
    const expiresAt = environment.now() + REMEMBERED_MS
    const ownCookie = ASSIGNMENT_COOKIE + contentId
    if (!isOneCookie()) {
      cookies.set(ownCookie, variationId, expiresAt, debug)
      return
    }
    cookies.remove((name) => name === ownCookie)
    const others = Array.from(inOneCookie()).filter(([id, value]) => value && id !== contentId)
    const all = [...others, [contentId, variationId]]
    const write = (): boolean =>
      cookies.set(ASSIGNMENTS_COOKIE, stringifyQuery(Object.fromEntries(all)), expiresAt, debug)
    while (!write() && all.length > 0) all.shift()
  }

  function rememberDecided(): void {
    for (const [contentId, { entry, variationId }] of decided) {
      // An earlier assignment takes precedence, so that returning visitors see the same variation.
      if (!hasChoice(entry, remembered(contentId))) remember(contentId, variationId)
    }
  }

  consent.subscribe((allowed) => {
    if (allowed) rememberDecided()
  })

  return {
    assign(entry) {
      const { id } = entry
      if (id === undefined || !entry.variations) {
        debug(`no variations: entry ${JSON.stringify(id ?? null)} is shown as it is`)
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
      if (!hasAlternatives || hasChoice(entry, override)) return decision.entry

      if (allowed) {
        decided.set(id, { entry, variationId })
        // Moves a cookie that was set before the options changed its name or domain.
        const isMoved = cookie !== null && (isOneCookie() || cookies.isShared)
        if (decision.picked !== null || isMoved) remember(id, variationId)
      } else if (!isChosen) {
        const reason = consent.obstacle ?? 'consent came during this page view'
        debug(`entry ${JSON.stringify(id)} shows its default: ${reason}`)
        heldAtDefault.add(id)
        if (decision.picked !== null && !decided.has(id)) {
          decided.set(id, { entry, variationId: decision.picked })
          if (consent.allowed) rememberDecided()
        }
      }
      return decision.entry
    },
    variationOf(contentId) {
      const shown = Array.from(onScreen).filter(({ id }) => id === contentId)
      return shown.pop()?.variationId ?? latest.get(contentId) ?? remembered(contentId) ?? undefined
    },
    keepShown({ id, testVariationId: variationId = id }) {
      if (id === undefined || variationId === undefined) return () => {}
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
