import type { ContentMethods } from './content/ContentMethods'
import type { EditorSession } from './editor/createEditorSession'
import type { ClientOptions, UserAttributes } from './options/ClientOptions'
import type { Actions } from './page/actions'
import type { PageViewCause } from './page/Page'
import type { TrackingMethods } from './tracking/TrackingMethods'
import type { ReportedEntry } from './variations/assignments'

export type { ContentObservable, ContentObserver } from './content/observable'
export type {
  EditorEvents,
  EditorSession,
  EmptyList,
  ShownState,
} from './editor/createEditorSession'
export type { EditorComponent } from './editor/editorComponents'
export type { ClientOptions, HostEnv, UserAttributes } from './options/ClientOptions'
export type * from './options/ContentRequest'
export type { EditorAction } from './page/actions'
export type { ConsentSource } from './page/consentSource'
export type { HookedRequest, PageViewCause, RequestHook } from './page/Page'
export type { ConversionArguments } from './tracking/TrackingMethods'
export type { TrackedEvent } from './tracking/trackedEvent'
export type { TrackingHook } from './tracking/trackingHooks'
export type { ReportedEntry } from './variations/assignments'

/**
 * Fetches content, assigns variations and records events. Has no UI.
 *
 * Clients on the same page share the visitor, the page view, and one event queue per host and key.
 * Each has its own options, hooks, actions and requests.
 */
export interface Client extends Actions, ContentMethods, TrackingMethods {
  /** Current options: those of `createClient`, and later changes. */
  readonly options: ClientOptions
  /** Origin that serves content and receives events and submissions. */
  readonly host: string
  /** Whether visitors may be remembered now. Considers bots, cookie settings and consent. */
  readonly canTrack: boolean
  /** Milliseconds that content waited for the visitor's consent; 0 without a wait. */
  readonly waitedMs: number
  /** Long-lived random id of the browser profile: 32 hex characters. */
  readonly visitorId: string
  /** Random id of the session, which ends after 30 minutes without activity: 32 hex characters. */
  readonly sessionId: string
  /** Whether an author previews or edits, so that hints for authors are shown. */
  readonly authoring: boolean
  /** Session of the editor that frames this page; `undefined` on live pages. */
  readonly editing: EditorSession | undefined

  /**
   * Credits conversions of an entry to the variation that is on screen, until the returned undo is
   * called.
   */
  keepShown(entry: ReportedEntry): () => void
  /** Number of the current page view, counted from 1. */
  readonly pageView: number
  /**
   * Starts a new page view for every client on the page, as after a route change: reads the URL's
   * keys again, lets impressions be recorded again, and shows variations that were picked before
   * consent came. Widgets start one themselves when the page's router changes the address.
   */
  startPageView(): void
  /** Calls `listener` after a page view has started. Returns the undo. */
  onPageView(listener: (cause: PageViewCause) => void): () => void

  /**
   * Returns the visitor's current attributes: urlPath, host, device and custom ones. The object is
   * the same until an attribute changes.
   */
  getUserAttributes(): UserAttributes
  /** Adds attributes of the visitor, and stores them in a cookie if visitors may be remembered. */
  setUserAttributes(attributes: UserAttributes): void
  /** Calls `listener` with added attributes. Returns the undo. */
  onUserAttributes(listener: (added: UserAttributes) => void): () => void

  /**
   * Sets consent for this client until the next `SiteBlocks.setConsent()` for the page. Cannot
   * enable tracking for bots, with `builderNoTrack` or without cookies.
   */
  setConsent(allowed: boolean): void
  /**
   * Calls `listener` when {@link Client.canTrack} changes, except during previews, which only pause
   * tracking. Returns the undo.
   */
  onConsent(listener: (allowed: boolean) => void): () => void

  /**
   * Stops all requests, listeners and timers, after sending waiting events. Later calls do nothing.
   */
  destroy(): void
}

/** A client whose options can change. Consent and attributes set by calls survive the change. */
export interface ChangeableClient extends Client {
  /** Whether the latest consent for the client or its page was a refusal. */
  readonly isRefused: boolean
  /**
   * Replaces all options. Observed content stays unchanged until {@link ChangeableClient.refresh}.
   *
   * @throws TypeError for an option of the wrong type; the options then stay as they were.
   */
  setOptions(options: ClientOptions): void
  /** Requests all observed content again. Resolves after observers have been notified. */
  refresh(): Promise<void>
  /**
   * Calls `listener` when a load that failed may succeed: the browser is back online or the page
   * visible again. Returns the undo.
   */
  onRecovery(listener: () => void): () => void
  /** Calls `listener` when the client is destroyed, before its consent ends. */
  onDestroy(listener: () => void): void
}
