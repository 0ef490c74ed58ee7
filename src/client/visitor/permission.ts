import type { ClientOptions } from '../Client'
import type { ClientEnvironment } from '../environment'
import { createListeners } from '../listeners'
import type { PageKeys } from '../pageKeys/PageKeys'
import { isBot } from './isBot'

/** Whether visitors may be remembered, and their events sent. */
export interface Permission {
  /** Whether it is so now. Looked up at each reading. */
  readonly allowed: boolean
  /** What the visitor wants, over `canTrack` and Global Privacy Control. */
  setConsent(allowed: boolean): void
  /**
   * Calls `listener` when permission changes, and at every refusal, so that what earlier visits
   * stored goes too. Returns the undo.
   */
  subscribe(listener: (allowed: boolean) => void): () => void
  /** From then on nothing is allowed. */
  destroy(): void
}

/** What pages and browsers say about privacy, and TypeScript's library leaves out. */
interface PrivacySignals {
  readonly builderNoTrack?: unknown
  readonly navigator: Navigator & { readonly globalPrivacyControl?: unknown }
}

/**
 * Decides whether visitors may be remembered.
 *
 * Never on a server, on a preview page, for bots, where `window.builderNoTrack` is set, or where
 * cookies are disabled. Elsewhere the last {@link Permission.setConsent} decides; before the first
 * one, `canTrack` and Global Privacy Control do.
 */
export function createPermission(
  options: ClientOptions,
  environment: ClientEnvironment,
  pageKeys: PageKeys,
): Permission {
  const listeners = createListeners<boolean>()
  const { window } = environment
  const forBot = window !== undefined && isBot(window.navigator.userAgent)
  let consent: boolean | undefined
  let isDestroyed = false
  let lastAllowed = isAllowed()

  function isAllowed(): boolean {
    if (isDestroyed || window === undefined || forBot || pageKeys.isPreview) return false
    const { builderNoTrack, navigator }: PrivacySignals = window
    if (builderNoTrack || !navigator.cookieEnabled) return false
    if (consent !== undefined) return consent
    if (options.canTrack === false) return false
    return options.ignoreGpc === true || !navigator.globalPrivacyControl
  }

  return {
    get allowed() {
      return isAllowed()
    },
    setConsent(consented) {
      consent = consented
      const allowed = isAllowed()
      if (allowed === lastAllowed && consented) return
      lastAllowed = allowed
      listeners.notify(allowed)
    },
    subscribe: listeners.add,
    destroy() {
      isDestroyed = true
      listeners.clear()
    },
  }
}
