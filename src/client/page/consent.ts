import { createListeners } from '../../utils/createListeners'
import { isPrerendered } from '../../utils/whenActivated'
import type { ClientEnvironment } from '../environment'
import type { ClientOptions } from '../options/ClientOptions'
import { isBot } from '../visitor/userAgent'
import {
  type ConsentAction,
  type ConsentState,
  consentObstacle,
  nextConsentState,
  UNASKED,
} from './consentState'

/**
 * Whose word consent is: the visitor's, or what a consent manager applies to visitors who have not
 * spoken.
 */
export type ConsentSource = 'visitor' | 'default'

/** Whether a client may remember its visitors, and send their events. */
export interface Consent {
  /** Whether it may now. Looked up at each reading. */
  readonly allowed: boolean
  /** The reason why it may not, for debugging; `undefined` while it may. */
  readonly obstacle: string | undefined
  /** Whether the last word said to this client or to its page was a refusal. */
  readonly isRefused: boolean
  /** Whether content that depends on the visitor's word has to wait for it. */
  readonly isAwaited: boolean
  /**
   * Whether consent came after content was decided: variations and attributes count from the next
   * page view.
   */
  readonly isLate: boolean
  /** Milliseconds for which content has waited; 0 where none had to. */
  readonly waitedMs: number
  /** Resolves once {@link Consent.isAwaited} is over. */
  whenDecided(): Promise<void>
  /** The last word for this client, until the page speaks again. */
  setConsent(allowed: boolean): void
  /** Looks whether something has changed, as after a change of options. */
  refresh(): void
  /**
   * Calls `listener` when consent comes or goes, until {@link Consent.destroy}. A preview only
   * pauses: it is no change. Returns the undo.
   */
  subscribe(listener: (allowed: boolean) => void): () => void
  /** From then on nothing is allowed. */
  destroy(): void
}

/** The visitor's consent on a page, for all clients on it, those to come included. */
export interface PageConsent {
  /** Whether the visitor's last word to the page was a refusal. */
  readonly isRefused: boolean
  /** Whether one of the clients may remember its visitors. */
  readonly isRemembering: boolean
  /**
   * The visitor's word, or the default that applies until they speak, for every client on the page.
   */
  setConsent(allowed: boolean, source?: ConsentSource): void
  /**
   * Expects a word of the visitor: nothing is remembered before it, and content that depends on it
   * waits.
   *
   * @param waitMs - Milliseconds that content waits, from the first call on. The first number that
   *   is given counts, 500 where none is. 0 alone expects nothing.
   */
  expect(waitMs?: number): void
  /** The page was prerendered, and is on screen now. */
  activate(): void
  /** A page view has begun: what came late counts from now on. */
  beginView(): void
  /**
   * The visitor refused in another tab: nothing is allowed here until a word is said, or the other
   * tab is allowed again.
   */
  withdraw(): void
  /** Takes {@link PageConsent.withdraw} back. */
  restore(): void
  /** Calls `listener` when everything that is stored of the visitor has to go. */
  onForget(listener: () => void): void
  /**
   * Removes what earlier visits stored under the names of a new client, if a refusal was said
   * before it came.
   */
  forgetIfRefused(): void
  /** Makes the consent of a client on this page. */
  join(options: () => ClientOptions): Consent
}

/** Privacy signals of pages and browsers that TypeScript's library leaves out. */
interface PrivacySignals {
  readonly builderNoTrack?: unknown
  readonly navigator: Navigator & { readonly globalPrivacyControl?: unknown }
}

/** How long content waits for a word where no option says so. */
const DEFAULT_WAIT_MS = 500

/** Beyond it, timers of browsers end at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Decides whether the clients of a page may remember their visitors: never on a server, in a
 * preview, for bots, where `window.builderNoTrack` is set, where cookies are disabled, or after
 * {@link Consent.destroy}; otherwise as the {@link ConsentState} of the client says. While the page
 * is prerendered, everything waits: it may never be seen.
 *
 * Each client has a state of its own. A call for the page changes all of them, and replaces earlier
 * calls of its clients. A call outlives changes of options. Stored data (ids, attributes,
 * variations, events) belongs to the page: it stays while one of the clients may remember its
 * visitors, and is removed by a refusal after which none may. A client that may not holds its
 * events in memory; the events of the others are sent.
 */
export function createPageConsent(
  { window, now }: ClientEnvironment,
  isPreview: () => boolean,
): PageConsent {
  const forBot = window !== undefined && isBot(window.navigator.userAgent)
  const members = new Map<Consent, ConsentState>()
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
    if (only === undefined) pageState = nextConsentState(pageState, action)
    for (const [consent, state] of members) {
      if (only === undefined || only === consent) {
        members.set(consent, nextConsentState(state, action))
      }
    }
    for (const consent of Array.from(members.keys())) consent.refresh()
  }

  /** Takes in the last word, and removes what it forbids to keep. */
  function applyWord(action: ConsentAction, only?: Consent): void {
    apply(action, only)
    isForgetDue = action === 'refuse' || action === 'withdraw'
    forget()
  }

  function forget(): void {
    if (!isForgetDue || isRemembering()) return
    // The first client may bring a domain and a prefix of cookies along.
    isForgetDue = members.size === 0
    forgetting.notify()
  }

  /** Consent managers stay silent on a prerendered page: the wait begins with its activation. */
  function startTimer(): void {
    clearTimeout(timer)
    if (pageState.name !== 'awaited' || expectedAt === undefined || isPrerendered(window?.document))
      return
    const leftMs = expectedAt + (longestWaitMs ?? DEFAULT_WAIT_MS) - now()
    if (leftMs <= 0) apply('time out')
    else timer = setTimeout(() => apply('time out'), Math.min(leftMs, LONGEST_TIMER_MS))
  }

  function join(options: () => ClientOptions): Consent {
    const listeners = createListeners<boolean>()
    const waiting = createListeners<void>()
    const state = (): ConsentState => members.get(consent) ?? pageState
    let waitedMs = 0

    /** An obstacle that no word removes. */
    function lastingObstacle(): string | undefined {
      if (!members.has(consent)) return 'the client was destroyed'
      if (window === undefined) return 'this is a server'
      if (isPreview()) return 'this page view is a preview'
      if (forBot) return 'the user agent is a bot'
      const { builderNoTrack }: PrivacySignals = window
      if (builderNoTrack) return 'window.builderNoTrack is set'
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
        if (members.has(consent)) applyWord(allowed ? 'allow' : 'refuse', consent)
      },
      refresh() {
        const { allowed } = consent
        if (allowed !== lastAllowed && !isPreview()) {
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
    setConsent(allowed, source) {
      if (source === 'default') apply(allowed ? 'allow by default' : 'deny by default')
      else applyWord(allowed ? 'allow' : 'refuse')
    },
    expect(waitMs) {
      if (window === undefined) return
      longestWaitMs ??= waitMs
      if (expectedAt === undefined && waitMs !== undefined && waitMs <= 0) return
      expectedAt ??= now()
      apply('expect')
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
      apply('begin page view')
    },
    withdraw: () => applyWord('withdraw'),
    restore() {
      if (pageState.isWithdrawn) applyWord('restore')
    },
    onForget: forgetting.add,
    forgetIfRefused: forget,
    join,
  }
}
