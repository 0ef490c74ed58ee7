import type { ContentEntry } from '../../content/types'
import type { ClientEnvironment } from '../environment'
import type { PageKeys } from '../pageKeys/PageKeys'
import { createCookieJar } from '../visitor/cookieJar'
import type { Permission } from '../visitor/permission'
import { ASSIGNMENT_MS, assignmentCookieName, isAssignmentCookie } from './assignmentCookie'
import { decideVariation, hasChoice } from './decideVariation'

/** Which variation of each entry this visitor sees. */
export interface Assignments {
  /** Gives the entry as this visitor sees it: the same throughout a page view, never changed. */
  assign(entry: ContentEntry): ContentEntry
  /** The variation of an entry that was shown on this page view, or else the remembered one. */
  variationOf(contentId: string): string | undefined
  /** Has a variation shown, as a preview or a server's own decision asks for. Stores nothing. */
  override(contentId: string, variationId: string): void
  /** Lets draws that were made without permission hold from here on, if it has come since. */
  startPageView(): void
  destroy(): void
}

/** What to remember when permission comes. */
interface DecidedVariation {
  readonly entry: ContentEntry
  readonly variationId: string
}

/**
 * Assigns variations and remembers them for 30 days in a cookie for each entry.
 *
 * Without permission, visitors see the default. The draw is made and waits; when permission comes,
 * it is written, and holds from the next page view. When permission goes, the cookies are removed.
 */
export function createAssignments({
  environment,
  permission,
  pageKeys,
}: {
  readonly environment: ClientEnvironment
  readonly permission: Permission
  readonly pageKeys: PageKeys
}): Assignments {
  const cookies = createCookieJar(environment)
  const overrides = new Map<string, string>()
  // One draw an entry: where cookies cannot be stored, a second one could show something else.
  const draws = new Map<string, number>()
  const decided = new Map<string, DecidedVariation>()
  const heldAtDefault = new Set<string>()
  const shown = new Map<string, string>()

  function drawFor(contentId: string): number {
    const draw = draws.get(contentId) ?? environment.random()
    draws.set(contentId, draw)
    return draw
  }

  function remembered(contentId: string): string | null {
    return permission.allowed ? cookies.get(assignmentCookieName(contentId)) : null
  }

  function remember(contentId: string, variationId: string): void {
    const expiresAt = environment.now() + ASSIGNMENT_MS
    cookies.set(assignmentCookieName(contentId), variationId, expiresAt)
  }

  function rememberDecided(): void {
    for (const [contentId, { entry, variationId }] of decided) {
      // A visitor who was here before keeps what they saw then.
      if (!hasChoice(entry, remembered(contentId))) remember(contentId, variationId)
    }
  }

  const unsubscribe = permission.subscribe((allowed) =>
    allowed ? rememberDecided() : cookies.remove(isAssignmentCookie),
  )

  return {
    assign(entry) {
      const { id } = entry
      if (id === undefined || !entry.variations) return entry

      const allowed = permission.allowed && !heldAtDefault.has(id)
      const override = overrides.get(id) ?? pageKeys.tests[id]
      const cookie = remembered(id)
      const decision = decideVariation({ entry, override, cookie, allowed, draw: drawFor(id) })
      const { variationId = id } = decision.entry
      shown.set(id, variationId)
      const hasAlternatives = Object.keys(entry.variations).length > 0
      if (!hasAlternatives || hasChoice(entry, override)) return decision.entry

      if (allowed) {
        decided.set(id, { entry, variationId })
        if (decision.drawn !== null) remember(id, decision.drawn)
      } else {
        heldAtDefault.add(id)
        if (decision.drawn !== null && !decided.has(id)) {
          decided.set(id, { entry, variationId: decision.drawn })
        }
      }
      return decision.entry
    },
    variationOf: (contentId) => shown.get(contentId) ?? remembered(contentId) ?? undefined,
    override(contentId, variationId) {
      overrides.set(contentId, variationId)
    },
    startPageView() {
      heldAtDefault.clear()
      shown.clear()
    },
    destroy: unsubscribe,
  }
}
