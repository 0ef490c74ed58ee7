import type { Client, ContentEntry, SubmissionDetail, TrackedEvent } from '../../src/index'
import type { MountOptions } from './MountOptions'

/** What a widget tells, by the name that follows `siteblocks:` in its DOM events. */
export interface WidgetEvents {
  /** The first content is on screen. */
  ready: {
    /** The entry, as this visitor sees it. */
    readonly entry: ContentEntry
  }
  /** Content could not be fetched or shown. The placeholder stays, or what was there before at the same address. */
  error: {
    /** With `status`, the HTTP status, where a server answered. */
    readonly error: Error
    /** What is wrong, and what to do. */
    readonly message: string
  }
  /** It is known which variation of an entry the visitor sees. Listeners of `on()` that come later hear it too. */
  variation: {
    /** Id of the entry. */
    readonly entryId: string
    /** What authors call the entry. */
    readonly entryName: string | undefined
    /** Name of the model that was asked for. */
    readonly model: string
    /** Id of the variation; the entry's own for the default. */
    readonly variationId: string
    /** What authors call the variation. */
    readonly name: string | undefined
  }
  /**
   * An entry came into view, once per page view. Whether that is recorded makes no difference: it may be a
   * preview, or `autoTrack` off.
   */
  impression: {
    /** As it is recorded, before tracking hooks. */
    readonly event: TrackedEvent
  }
  /** A visitor clicked inside an entry, whether that is recorded or not. */
  click: {
    /** As it is recorded, before tracking hooks. */
    readonly event: TrackedEvent
  }
  /** The visitor did what the page is for: `trackConversion` was called. */
  conversion: {
    /** As it is recorded, before tracking hooks. */
    readonly event: TrackedEvent
  }
  /** A form is about to be sent. Preventing the default of the DOM event keeps it. */
  submit: SubmissionDetail
  /** The server took a form. */
  'submit-success': SubmissionDetail
  /** A form could not be sent, or the server did not take it. */
  'submit-error': SubmissionDetail
}

/** Content in a container. */
export interface Widget {
  /** The first entry on screen, or `null`: there was none, or an error. Never rejects. */
  readonly ready: Promise<ContentEntry | null>
  /** What the widget fetches and records with, from `mount()` to `unmount()`. */
  readonly client: Client
  /** The entry on screen; `null` while there is none. */
  readonly entry: ContentEntry | null
  /**
   * Changes options. What is on screen stays until there is something to put in its place, and what was said to
   * {@link Widget.client} holds.
   *
   * @throws TypeError when an option is of the wrong type; then nothing has changed.
   */
  update(options: Partial<MountOptions>): void
  /** Fetches the content again, past the page's own cache. Settles when it is on screen. */
  reload(): Promise<void>
  /**
   * Calls `listener` at each event of that name. One that returns `false` prevents the default, where there
   * is one. Returns the undo.
   */
  on<Name extends keyof WidgetEvents>(
    event: Name,
    listener: (detail: WidgetEvents[Name]) => unknown,
  ): () => void
  /** Takes everything out, and stops everything. Safe to call twice. */
  unmount(): void
}
