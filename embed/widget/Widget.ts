import type { Client, ContentEntry } from '../../src/index'
import type { MountOptions } from '../options/MountOptions'
import type { WidgetEvents } from '../options/widgetEvents'

/** Content in a container. */
export interface Widget {
  /** The first entry on screen, or `null` if there was none or an error occurred. Never rejects. */
  readonly ready: Promise<ContentEntry | null>
  /** The client that fetches and records for the widget, from `mount()` to `unmount()`. */
  readonly client: Client
  /** The entry on screen; `null` while there is none. */
  readonly entry: ContentEntry | null
  /**
   * Changes options. Visible content stays until its replacement is ready. Settings made on
   * {@link Widget.client} stay in effect.
   *
   * @throws TypeError when an option has the wrong type; nothing has changed then.
   */
  update(options: Partial<MountOptions>): void
  /** Fetches the content again, bypassing the page's own cache. Resolves when it is on screen. */
  reload(): Promise<void>
  /**
   * Calls `listener` for each event of that name. If it returns `false`, the default is prevented,
   * if there is one. Returns the undo.
   */
  on<Name extends keyof WidgetEvents>(
    event: Name,
    listener: (detail: WidgetEvents[Name]) => unknown,
  ): () => void
  /** Removes the content and stops all activity. Safe to call twice. */
  unmount(): void
}
