import type { Client, ContentEntry } from '../../src/index'
import type { MountOptions } from './MountOptions'
import type { WidgetEvents } from './widgetEvents'

/** Content in a container. */
export interface Widget {
  /** The first entry on screen, or `null`: there was none, or an error. Never rejects. */
  readonly ready: Promise<ContentEntry | null>
  /** The client that fetches and records for the widget, from `mount()` to `unmount()`. */
  readonly client: Client
  /** The entry on screen; `null` while there is none. */
  readonly entry: ContentEntry | null
  /**
   * Changes options. Visible content stays until its replacement is ready, and settings of
   * {@link Widget.client} hold.
   *
   * @throws TypeError when an option is of the wrong type; then nothing has changed.
   */
  update(options: Partial<MountOptions>): void
  /** Fetches the content again, past the page's own cache. Settles when it is on screen. */
  reload(): Promise<void>
  /**
   * Calls `listener` at each event of that name. One that returns `false` prevents the default,
   * where there is one. Returns the undo.
   */
  on<Name extends keyof WidgetEvents>(
    event: Name,
    listener: (detail: WidgetEvents[Name]) => unknown,
  ): () => void
  /** Takes everything out, and stops everything. Safe to call twice. */
  unmount(): void
}
