import { createListeners } from '../../utils/createListeners'
import type { ClientOptions } from '../Client'
import { isBot } from '../visitor/userAgent'
import type { Page } from './Page'

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
  /** Calls `listener` when consent comes or goes. A preview only pauses: it is no change. Returns the undo. */
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
  /** Calls `listener` when everything that is stored of the visitor has to go. Returns the undo. */
  onForget(listener: () => void): () => void
  /** Removes what earlier visits stored, if a refusal was said before there was a client. */
  settle(): void
  /** For the clients' own {@link Consent}. */
  readonly members: PageMembers
}

/** How the {@link Consent} of a client belongs to its page. */
interface PageMembers {
  readonly isWithdrawn: boolean
  /** `onWord` is called when the page speaks. */
  add(consent: Consent, onWord: () => void): () => void
  /** A client was told what its visitor wants. */
  hear(allowed: boolean): void
}

export function createPageConsent(): PageConsent {
  const members = new Map<Consent, () => void>()
  const forgetting = createListeners<void>()
  let choice: boolean | undefined
  let isWithdrawn = false
  let isForgetDue = false

  function isRemembering(): boolean {
    return Array.from(members.keys()).some(({ allowed }) => allowed)
  }

  function refresh(): void {
    for (const consent of Array.from(members.keys())) consent.refresh()
  }

  function settle(): void {
    if (!isForgetDue || members.size === 0 || isRemembering()) return
    isForgetDue = false
    forgetting.notify()
  }

  function hear(allowed: boolean): void {
    isWithdrawn = false
    isForgetDue = !allowed
    refresh()
    settle()
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
      for (const onWord of members.values()) onWord()
      hear(allowed)
    },
    withdraw() {
      isWithdrawn = true
      isForgetDue = true
      refresh()
      settle()
    },
    restore() {
      if (!isWithdrawn) return
      isWithdrawn = false
      isForgetDue = false
      refresh()
    },
    refresh,
    onForget: forgetting.add,
    settle,
    members: {
      get isWithdrawn() {
        return isWithdrawn
      },
      add(consent, onWord) {
        members.set(consent, onWord)
        return () => {
          members.delete(consent)
        }
      },
      hear,
    },
  }
}

/** What pages and browsers say about privacy, and TypeScript's library leaves out. */
interface PrivacySignals {
  readonly builderNoTrack?: unknown
  readonly navigator: Navigator & { readonly globalPrivacyControl?: unknown }
}

/**
 * Decides whether a client may remember its visitors. The first of these that applies:
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
export function createConsent(page: Page, options: () => ClientOptions): Consent {
  const { window } = page.environment
  const { members } = page.consent
  const listeners = createListeners<boolean>()
  const forBot = window !== undefined && isBot(window.navigator.userAgent)
  let own: boolean | undefined
  let isDestroyed = false

  function findObstacle(): string | undefined {
    if (isDestroyed) return 'the client was destroyed'
    if (window === undefined) return 'this is a server'
    if (page.view.keys.isPreview) return 'this page view is a preview'
    if (forBot) return 'the user agent is a bot’s'
    const { builderNoTrack, navigator }: PrivacySignals = window
    if (builderNoTrack) return 'window.builderNoTrack is set'
    if (!navigator.cookieEnabled) return 'cookies are disabled'
    if (members.isWithdrawn) return 'consent was withdrawn in another tab'
    const word = own ?? page.consent.choice
    if (word !== undefined) return word ? undefined : 'consent was refused'
    const { canTrack, ignoreGpc } = options()
    if (canTrack === false) return 'canTrack is false'
    return navigator.globalPrivacyControl && ignoreGpc !== true
      ? 'Global Privacy Control is on'
      : undefined
  }

  const consent: Consent = {
    get allowed() {
      return findObstacle() === undefined
    },
    get obstacle() {
      return findObstacle()
    },
    get isRefused() {
      return (own ?? page.consent.choice) === false
    },
    setConsent(allowed) {
      if (isDestroyed) return
      own = allowed
      members.hear(allowed)
    },
    refresh() {
      const { allowed } = consent
      if (allowed === lastAllowed || page.view.keys.isPreview) return
      lastAllowed = allowed
      listeners.notify(allowed)
    },
    subscribe: listeners.add,
    destroy() {
      isDestroyed = true
      leave()
      listeners.clear()
    },
  }
  let lastAllowed = consent.allowed
  const leave = members.add(consent, () => {
    own = undefined
  })
  return consent
}
