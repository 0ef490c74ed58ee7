import type { ContentEntry } from '../content/types'
import type { Actions } from './actions'
import type {
  CodegenRequest,
  ContentRequest,
  CountedEntries,
  CountedRequest,
} from './content/ContentRequest'
import type { ContentObservable } from './content/observable'
import type { EditorSession } from './editor/createEditorSession'
import type { ClientOptions, UserAttributes } from './options/ClientOptions'
import type { PageViewCause } from './page/Page'
import type { TrackedEvent } from './tracking/trackedEvent'
import type { TrackingHook } from './tracking/trackingHooks'

export type * from './content/ContentRequest'
export type { ContentObservable, ContentObserver } from './content/observable'
export type { EditorComponent, EditorEvents, EditorSession } from './editor/createEditorSession'
export type { ClientOptions, HostEnv, UserAttributes } from './options/ClientOptions'
export type { ConsentSource } from './page/consent'
export type { HookedRequest, PageViewCause, RequestHook } from './page/Page'
export type { TrackedEvent } from './tracking/trackedEvent'
export type { TrackingHook } from './tracking/trackingHooks'

/** Fields of an entry that its impressions and clicks report. */
export type ReportedEntry = Pick<ContentEntry, 'id' | 'testVariationId'>

/**
 * Amount, content and properties of a conversion, in the order of {@link Client.trackConversion}.
 */
export type ConversionArguments = readonly [
  amount?: number,
  contentIdOrProperties?: string | { readonly [name: string]: unknown },
  variationId?: string,
  customProperties?: { readonly [name: string]: unknown },
  context?: { readonly [name: string]: unknown },
]

/**
 * Fetches content, assigns variations and records events. Has no UI.
 *
 * The clients of a page share what belongs to the page: the visitor, the page view, and the queue
 * of events for each host and key. Options, hooks, actions and what is asked for are their own.
 */
export interface Client extends Actions {
  /** Current options: those of `createClient`, and later changes. */
  readonly options: ClientOptions
  /** Origin that content, events and submissions go to. */
  readonly host: string
  /** Whether visitors may be remembered now. Bots, cookie settings and consent have been asked. */
  readonly canTrack: boolean
  /** Milliseconds for which content waited for the visitor's consent; 0 where none had to. */
  readonly waitedMs: number
  /** Long-lived random id of the browser profile: 32 hex characters. */
  readonly visitorId: string
  /** Id that ends after 30 minutes without activity: 32 hex characters. */
  readonly sessionId: string
  /** Whether an author looks on, who previews or edits: hints that visitors never see are shown. */
  readonly authoring: boolean
  /** The editor around this page; `undefined` on live pages. */
  readonly editing: EditorSession | undefined

  /**
   * Gives the content host's answer about the source code of an entry, as it is; `null` when there
   * is none.
   */
  get(model: string, request: CodegenRequest): Promise<unknown>
  /**
   * The first entry that fits, as this visitor sees it, or `null`. Rejects when the request fails.
   */
  get(model: string, request?: ContentRequest): Promise<ContentEntry | null>
  /** Up to 30 entries that fit, and how many there are in all. Rejects when the request fails. */
  getAll(model: string, request: CountedRequest): Promise<CountedEntries>
  /** Up to 30 entries that fit, as this visitor sees them. Rejects when the request fails. */
  getAll(model: string, request?: ContentRequest): Promise<readonly ContentEntry[]>
  /** Entries that may change while they are shown: live edits arrive here. */
  observe(model: string, request?: ContentRequest): ContentObservable

  /** Records an event. Kept until there is consent, sent in batches, tried again when it fails. */
  track(
    type: string,
    data?: { readonly [name: string]: unknown },
    context?: { readonly [name: string]: unknown },
  ): void
  /** Records that an entry came into view: once per entry and variation, per page view. */
  trackImpression(
    contentId: string,
    variationId?: string,
    metadata?: { readonly [name: string]: unknown },
    context?: { readonly [name: string]: unknown },
  ): void
  /** Records a click inside an entry. `unique` is sent as the opposite of `alreadyTracked`. */
  trackInteraction(
    contentId: string,
    variationId?: string,
    alreadyTracked?: boolean,
    event?: MouseEvent,
    context?: { readonly [name: string]: unknown },
  ): void
  /**
   * Records that a visitor did what the page is for. The amount is a number in the currency of your
   * reports.
   */
  trackConversion(...args: ConversionArguments): void
  /**
   * Reports that an entry came into view: {@link Client.onActivity} hears of it, once per page
   * view, and it is recorded as by {@link Client.trackImpression}, unless `autoTrack` is off.
   */
  reportImpression(entry: ReportedEntry): void
  /** Reports a click inside an entry, as {@link Client.reportImpression} does. */
  reportClick(entry: ReportedEntry, alreadyTracked: boolean, event: MouseEvent): void
  /**
   * Calls `listener` with impressions, clicks and conversions, whether they are recorded or not.
   * Tracking hooks change nothing about them. Returns the undo.
   */
  onActivity(listener: (event: TrackedEvent) => void): () => void
  /** Adds a hook that may change or drop events before they are sent. Returns the undo. */
  addTrackingHook(hook: TrackingHook): () => void
  /** Counts the page views of the page, from 1. */
  readonly pageView: number
  /**
   * Begins a new page view, for every client on the page, as after a change of route: the keys of
   * the page's URL are read anew, impressions are recorded again, and variations that were picked
   * before consent came are shown from here on. Widgets do so by themselves when the page's router
   * goes to another address.
   */
  startPageView(): void
  /** Calls `listener` after a page view has begun. Returns the undo. */
  onPageView(listener: (cause: PageViewCause) => void): () => void

  /**
   * Current attributes of the visitor: urlPath, host, device and custom ones. The object is the
   * same until one changes.
   */
  getUserAttributes(): UserAttributes
  /** Adds to what is known of the visitor; kept in a cookie where visitors may be remembered. */
  setUserAttributes(attributes: UserAttributes): void
  /** Calls `listener` with what was added. Returns the undo. */
  onUserAttributes(listener: (added: UserAttributes) => void): () => void

  /**
   * Allows or forbids remembering visitors, for this client, until the page speaks again by
   * `SiteBlocks.setConsent()`. Bots, `builderNoTrack` and disabled cookies stay forbidden.
   */
  setConsent(allowed: boolean): void
  /**
   * Calls `listener` when {@link Client.canTrack} changes, but for previews, which only pause.
   * Returns the undo.
   */
  onConsent(listener: (allowed: boolean) => void): () => void

  /**
   * Stops everything: requests, listeners, timers. Waiting events are sent first. Safe to call
   * twice.
   */
  destroy(): void
}

/** A client whose options can change: all that was said to it holds. */
export interface ChangeableClient extends Client {
  /** Whether the last word said to the client or to its page was a refusal. */
  readonly isRefused: boolean
  /**
   * Replaces all options. Observed content stays as it is until {@link ChangeableClient.refresh}.
   *
   * @throws TypeError for an option of the wrong type; then nothing has changed.
   */
  setOptions(options: ClientOptions): void
  /** Asks again for everything that is observed. Settles when observers were told. */
  refresh(): Promise<void>
  /** Calls `listener` when the client is destroyed, before its consent ends. */
  onDestroy(listener: () => void): void
}
