import type { ReportedEntry } from '../variations/assignments'
import type { TrackedEvent } from './trackedEvent'
import type { TrackingHook } from './trackingHooks'

/**
 * Parameters of `Client.trackConversion`: amount, content and properties of a conversion.
 */
export type ConversionArguments = readonly [
  amount?: number,
  contentIdOrProperties?: string | { readonly [name: string]: unknown },
  variationId?: string,
  customProperties?: { readonly [name: string]: unknown },
  context?: { readonly [name: string]: unknown },
]

/** The methods of a client that record events. */
export interface TrackingMethods {
  /** Records an event. Waits for consent, sends events in batches and retries failed requests. */
  track(
    type: string,
    data?: { readonly [name: string]: unknown },
    context?: { readonly [name: string]: unknown },
  ): void
  /** Records that an entry came into view: once per entry, variation and page view. */
  trackImpression(
    contentId: string,
    variationId?: string,
    metadata?: { readonly [name: string]: unknown },
    context?: { readonly [name: string]: unknown },
  ): void
  /** Records a click inside an entry. Sends `unique`, the opposite of `alreadyTracked`. */
  trackInteraction(
    contentId: string,
    variationId?: string,
    alreadyTracked?: boolean,
    event?: MouseEvent,
    context?: { readonly [name: string]: unknown },
  ): void
  /** Records a conversion. The amount is a number in the currency of your reports. */
  trackConversion(...args: ConversionArguments): void
  /**
   * Reports that an entry came into view, once per page view: notifies {@link TrackingMethods.onActivity}
   * and, unless `autoTrack` is off, records it like {@link TrackingMethods.trackImpression}.
   */
  reportImpression(entry: ReportedEntry): void
  /** Reports a click inside an entry, in the same way as {@link TrackingMethods.reportImpression}. */
  reportClick(entry: ReportedEntry, alreadyTracked: boolean, event: MouseEvent): void
  /** Records that a form of an entry was submitted, unless `autoTrack` is off. */
  reportSubmission(contentId: string | undefined, formName: string | undefined): void
  /**
   * Calls `listener` with impressions, clicks and conversions, recorded or not, before tracking
   * hooks change them. Returns the undo.
   */
  onActivity(listener: (event: TrackedEvent) => void): () => void
  /** Adds a hook that may change or drop events before they are sent. Returns the undo. */
  addTrackingHook(hook: TrackingHook): () => void
}
