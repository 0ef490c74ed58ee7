import { createListeners } from '../../utils/createListeners'
import type { ClientEnvironment } from '../environment'
import type { ClientOptions } from '../options/ClientOptions'
import { isBot } from '../visitor/userAgent'

/** Whether a client may remember its visitors, and send their events. */
export interface Consent {
  /** Whether it may now. Looked up at each reading. */
  readonly allowed: boolean
  /** Why it may not, for whoever looks for mistakes; `undefined` while it may. */
  readonly obstacle: string | undefined
  /** Whether the last word said to this client or to its page was a refusal. */
  readonly isRefused: boolean
  /** The last word for this client, until the page speaks again. */
  setConsent(allowed: boolean): void
  /** Looks whether something has changed, as after a change of options. */
  refresh(): void
  /**
   * Calls `listener` when consent comes or goes, until {@link Consent.destroy}. A preview only pauses: it is no
   * change. Returns the undo.
   */
  subscribe(listener: (allowed: boolean) => void): () => void
  /** From then on nothing is allowed. */
  destroy(): void
}

/** What the visitor said to the page, for all clients on it, those to come included. */
export interface PageConsent {
  /** The visitor's last word to the page; `undefined` before there is one. */
  readonly choice: boolean | undefined
  /** Whether one of the clients may remember its visitors. */
  readonly isRemembering: boolean
  /** What the visitor wants, for every client on the page. */
  setConsent(allowed: boolean): void
  /** The visitor refused in another tab: nothing is allowed here until a word is said, or the other tab is allowed again. */
  withdraw(): void
  /** Takes {@link PageConsent.withdraw} back. */
  restore(): void
  /** Lets all clients look whether something has changed. */
  refresh(): void
  /** Calls `listener` when everything that is stored of the visitor has to go. */
  onForget(listener: () => void): void
  /** Removes what earlier visits stored, if a refusal was said before there was a client. */
  settle(): void
  /** Makes the consent of a client on this page. */
  join(options: () => ClientOptions): Consent
}

/** What pages and browsers say about privacy, and TypeScript's library leaves out. */
interface PrivacySignals {
  readonly builderNoTrack?: unknown
  readonly navigator: Navigator & { readonly globalPrivacyControl?: unknown }
}

/**
 * Decides whether the clients of a page may remember their visitors. The first of these that applies:
 *
 * 1. Never on a server, in a preview, for bots, where `window.builderNoTrack` is set, where cookies are
 *    disabled, or after {@link Consent.destroy}.
 * 2. Not after a refusal in another tab, until something is said in this one or the other one is allowed again.
 * 3. The last word: said to this client alone, or to the page and thereby to all of its clients. A word to
 *    the page outdates what its clients were told before.
 * 4. Without a word, `canTrack` and Global Privacy Control.
 *
 * A word outlives changes of options. What is stored (ids, attributes, variations, events) belongs to the
 * page: it stays while one of the clients may remember its visitors, and is removed by a refusal after
 * which none may. A client that may not holds its events in memory; the events of the others are sent.
 */
export function createPageConsent(
  { window }: ClientEnvironment,
  isPreview: () => boolean,
): PageConsent {
  const forBot = window !== undefined && isBot(window.navigator.userAgent)
  /** The clients, each with the last word to it alone since the last one to the page. */
  const members = new Map<Consent, boolean | undefined>()
  const forgetting = createListeners<void>()
  let choice: boolean | undefined
  let isWithdrawn = false
  let isForgetDue = false

  function isRemembering(): boolean {
    return Array.from(members.keys()).some(({ allowed }) => allowed)
  }

  /** Takes in what was said, and lets everybody act on it. */
  function hear(withdrawn: boolean, isRefusal: boolean): void {
    isWithdrawn = withdrawn
    isForgetDue = isRefusal
    refresh()
    settle()
  }

  function refresh(): void {
    for (const consent of Array.from(members.keys())) consent.refresh()
  }

  function settle(): void {
    if (!isForgetDue || members.size === 0 || isRemembering()) return
    isForgetDue = false
    forgetting.notify()
  }

  function join(options: () => ClientOptions): Consent {
    const listeners = createListeners<boolean>()
    const wordFor = (): boolean | undefined => members.get(consent) ?? choice

    const consent: Consent = {
      get allowed() {
        return consent.obstacle === undefined
      },
      get obstacle() {
        if (!members.has(consent)) return 'the client was destroyed'
        if (window === undefined) return 'this is a server'
        if (isPreview()) return 'this page view is a preview'
        if (forBot) return 'the user agent is a bot'
        const { builderNoTrack, navigator }: PrivacySignals = window
        if (builderNoTrack) return 'window.builderNoTrack is set'
        if (!navigator.cookieEnabled) return 'cookies are disabled'
        if (isWithdrawn) return 'consent was withdrawn in another tab'
        const word = wordFor()
        if (word !== undefined) return word ? undefined : 'consent was refused'
        const { canTrack, ignoreGpc } = options()
        if (canTrack === false) return 'canTrack is false'
        return navigator.globalPrivacyControl && ignoreGpc !== true
          ? 'Global Privacy Control is on'
          : undefined
      },
      get isRefused() {
        return wordFor() === false
      },
      setConsent(allowed) {
        if (!members.has(consent)) return
        members.set(consent, allowed)
        hear(false, !allowed)
      },
      refresh() {
        const { allowed } = consent
        if (allowed === lastAllowed || isPreview()) return
        lastAllowed = allowed
        listeners.notify(allowed)
      },
      subscribe: listeners.add,
      destroy() {
        members.delete(consent)
        listeners.clear()
      },
    }
    members.set(consent, undefined)
    let lastAllowed = consent.allowed
    return consent
  }

  return {
    get choice() {
      return choice
    },
    get isRemembering() {
      return isRemembering()
    },
    setConsent(allowed) {
      choice = allowed
      for (const consent of members.keys()) members.set(consent, undefined)
      hear(false, !allowed)
    },
    withdraw: () => hear(true, true),
    restore() {
      if (isWithdrawn) hear(false, false)
    },
    refresh,
    onForget: forgetting.add,
    settle,
    join,
  }
}
