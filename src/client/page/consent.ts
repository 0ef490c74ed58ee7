import { createListeners } from '../../utils/timing/createListeners'
import { LONGEST_TIMER_MS } from '../../utils/timing/longestTimer'
import { isPrerendered } from '../../utils/timing/whenActivated'
import type { ClientEnvironment } from '../browser/environment'
import type { Decision } from '../browser/storedNames'
import { isBot } from '../browser/userAgent'
import type { ClientOptions } from '../options/ClientOptions'
import { type ConsentSource, isVisitorDecision, readConsent } from './consentSource'
import {
  allow,
  allowByDefault,
  allowElsewhere,
  beginPageView,
  type ConsentAction,
  type ConsentState,
  consentObstacle,
  denyByDefault,
  endWait,
  exempt,
  expectDecision,
  refuse,
  UNASKED,
} from './consentState'

/** Whether a client may remember its visitors, and send their events. */
export interface Consent {
  /** Whether it may do so now. Evaluated at each access. */
  readonly allowed: boolean
  /** Reason why it may not, for debugging; `undefined` while it may. */
  readonly obstacle: string | undefined
  /** Whether the latest consent for this client or its page was a refusal. */
  readonly isRefused: boolean
  /** Whether content that depends on consent has to wait for it. */
  readonly isAwaited: boolean
  /**
   * Whether consent came after content was decided, so that variations and attributes apply from
   * the next page view.
   */
  readonly isLate: boolean
  /** Milliseconds that content has waited for consent; 0 without a wait. */
  readonly waitedMs: number
  /** Resolves once {@link Consent.isAwaited} is false. */
  whenDecided(): Promise<void>
  /** Sets consent for this client, until it is next set for the page. */
  setConsent(allowed: boolean): void
  /** Checks for changes, for example after a change of options. */
  refresh(): void
  /**
   * Calls `listener` when {@link Consent.allowed} changes, until {@link Consent.destroy}. Previews
   * only pause and do not count as a change. Returns the undo.
   */
  subscribe(listener: (allowed: boolean) => void): () => void
  /** Ends consent: nothing is allowed afterwards. */
  destroy(): void
}

/** Consent on a page, for all its clients including later ones. */
export interface PageConsent {
  /** Whether the visitor's latest decision for the page was a refusal. */
  readonly isRefused: boolean
  /** Whether any of the clients may remember its visitors. */
  readonly isRemembering: boolean
  /** Sets the visitor's consent, or the default until they decide, for every client on the page. */
  setConsent(allowed: boolean, source?: ConsentSource): void
  /**
   * Announces that the visitor will decide: nothing is remembered before, and content that depends
   * on the decision waits.
   *
   * @param waitMs - Milliseconds that content waits, counted from the first call. The first number
   *   passed is used, or 500. 0 on its own announces nothing.
   */
  expect(waitMs?: number): void
  /** Starts the wait when a prerendered page becomes visible. */
  activate(): void
  /** Starts a page view, in which late consent applies. */
  beginView(): void
  /** Applies the visitor's decision in another tab. */
  hear(decision: Decision): void
  /** Calls `listener` when the visitor has decided that they may be remembered. */
  onAllow(listener: () => void): void
  /** Calls `listener` when all stored data about the visitor must be removed. */
  onForget(listener: () => void): void
  /**
   * Removes data stored under the cookie names of a new client, if the visitor refused before the
   * client existed and no other tab has remembered them since.
   */
  forgetIfRefused(): void
  /** Creates the consent of a client on this page. */
  join(options: () => ClientOptions): Consent
}

/** Privacy signals that TypeScript's DOM types lack. */
interface PrivacySignals {
  readonly builderNoTrack?: unknown
  readonly navigator: Navigator & { readonly globalPrivacyControl?: unknown }
}

/** Milliseconds that content waits for consent unless an option sets another limit. */
const CONSENT_WAIT_MS = 500

/**
 * Decides whether the clients of a page may remember their visitors. They never may on a server, in
 * a preview, for bots, with `window.builderNoTrack`, with cookies disabled, or after
 * {@link Consent.destroy}; otherwise the client's {@link ConsentState} decides. Prerendered pages
 * wait until they are visible, which may never happen.
 *
 * Each client has its own state. A call for the page changes all states and replaces earlier calls
 * for single clients; calls survive changes of options. Stored data (ids, attributes, variations,
 * events) belongs to the page: it stays while any client may remember its visitors, and is removed
 * by a refusal that leaves none. A client without consent holds its events in memory, while those
 * of other clients are sent.
 *
 * @param isKnown - Whether the visitor's id is stored.
 */
export function createPageConsent(
  { window, now }: ClientEnvironment,
  isPreview: (options: ClientOptions) => boolean,
  isKnown: () => boolean,
): PageConsent {
  const forBot = window !== undefined && isBot(window.navigator.userAgent)
  const members = new Map<Consent, ConsentState>()
  const allowing = createListeners<void>()
  const forgetting = createListeners<void>()
  let pageState = UNASKED
  let areCookiesEnabled = window?.navigator.cookieEnabled
  let isForgetDue = false
  let expectedAt: number | undefined
  let longestWaitMs: number | undefined
  let activatedAt = now()
  let timer: ReturnType<typeof setTimeout> | undefined

  function isRemembering(): boolean {
    return Array.from(members.keys()).some(({ allowed }) => allowed)
  }

  function apply(action: ConsentAction, only?: Consent): void {
    if (only === undefined) pageState = action(pageState)
    for (const [consent, state] of members) {
      if (only === undefined || only === consent) {
        members.set(consent, action(state))
      }
    }
    for (const consent of Array.from(members.keys())) consent.refresh()
  }

  /** Applies a decision, and removes stored data that it forbids. */
  function decide(decision: ConsentAction, only?: Consent): void {
    apply(decision, only)
    isForgetDue = decision === refuse
    forget()
  }

  function forget(): void {
    if (!isForgetDue || isRemembering()) return
    // Without clients, it runs again for the first one, whose options may rename cookies.
    isForgetDue = members.size === 0
    forgetting.notify()
  }

  /** Consent managers stay silent on a prerendered page, so the wait starts with its activation. */
  function startTimer(): void {
    clearTimeout(timer)
    if (pageState.name !== 'awaited' || expectedAt === undefined || isPrerendered(window?.document))
      return
    const leftMs = expectedAt + (longestWaitMs ?? CONSENT_WAIT_MS) - now()
    if (leftMs <= 0) apply(endWait)
    else timer = setTimeout(() => apply(endWait), Math.min(leftMs, LONGEST_TIMER_MS))
  }

  function join(options: () => ClientOptions): Consent {
    const listeners = createListeners<boolean>()
    const waiting = createListeners<void>()
    const state = (): ConsentState => members.get(consent) ?? pageState
    let waitedMs = 0

    /** Returns the obstacle that consent cannot remove, if there is one. */
    function lastingObstacle(): string | undefined {
      if (!members.has(consent)) return 'the client was destroyed'
      if (window === undefined) return 'this is a server'
      if (isPreview(options())) return 'this page view is a preview'
      if (forBot) return 'the user agent is a bot'
      if ((window as PrivacySignals).builderNoTrack) return 'window.builderNoTrack is set'
      return areCookiesEnabled ? undefined : 'cookies are disabled'
    }

    const consent: Consent = {
      get allowed() {
        return consent.obstacle === undefined
      },
      get obstacle() {
        const { canTrack, ignoreGpc } = options()
        const { navigator }: Partial<PrivacySignals> = window ?? {}
        return (
          lastingObstacle() ??
          (isPrerendered(window?.document) ? 'the page is being prerendered' : undefined) ??
          consentObstacle(state(), {
            canTrack: canTrack !== false,
            hasPrivacySignal: Boolean(navigator?.globalPrivacyControl) && ignoreGpc !== true,
          })
        )
      },
      get isRefused() {
        return state().name === 'refused'
      },
      get isAwaited() {
        const isOpen = state().name === 'awaited' || isPrerendered(window?.document)
        return isOpen && lastingObstacle() === undefined
      },
      get isLate() {
        return state().isLate
      },
      get waitedMs() {
        return waitedMs
      },
      async whenDecided() {
        const since = isPrerendered(window?.document) ? undefined : now()
        if (consent.isAwaited) await new Promise<void>((resolve) => waiting.add(resolve))
        waitedMs = Math.max(waitedMs, now() - (since ?? activatedAt))
      },
      setConsent(allowed) {
        if (members.has(consent)) decide(readConsent(allowed) ? allow : refuse, consent)
      },
      refresh() {
        const { allowed } = consent
        if (allowed !== lastAllowed && !isPreview(options())) {
          lastAllowed = allowed
          listeners.notify(allowed)
        }
        if (consent.isAwaited) return
        waiting.notify()
        waiting.clear()
      },
      subscribe: listeners.add,
      destroy() {
        members.delete(consent)
        listeners.clear()
        consent.refresh()
      },
    }
    members.set(consent, pageState)
    let lastAllowed = consent.allowed
    return consent
  }

  return {
    get isRefused() {
      return pageState.name === 'refused'
    },
    get isRemembering() {
      return isRemembering()
    },
    setConsent(given, source) {
      const allowed = readConsent(given, source)
      if (isVisitorDecision(source)) {
        decide(allowed ? allow : refuse)
        if (allowed && (members.size === 0 || isRemembering())) allowing.notify()
        return
      }
      apply(allowed ? allowByDefault : denyByDefault)
      if (source === 'exempt') apply(exempt)
    },
    expect(waitMs) {
      if (window === undefined) return
      longestWaitMs ??= waitMs
      if (expectedAt === undefined && waitMs !== undefined && waitMs <= 0) return
      expectedAt ??= now()
      apply(expectDecision)
      startTimer()
    },
    activate() {
      activatedAt = now()
      if (expectedAt !== undefined) expectedAt = activatedAt
      for (const consent of Array.from(members.keys())) consent.refresh()
      startTimer()
    },
    beginView() {
      areCookiesEnabled = window?.navigator.cookieEnabled
      apply(beginPageView)
    },
    hear(decision) {
      if (decision === 'allow') apply(allowElsewhere)
      else decide(refuse)
    },
    onAllow: allowing.add,
    onForget: forgetting.add,
    forgetIfRefused() {
      isForgetDue &&= !isKnown()
      forget()
    },
    join,
  }
}
