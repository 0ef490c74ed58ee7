import type { Client, ContentEntry, ContentObservable, ContentRoot } from '../../src/index'
import type { MountOptions } from '../options/MountOptions'
import { optionsFor } from '../options/splitOptions'

/** The content that a widget requests. */
export interface EntrySubscription {
  /** Requests content and cancels the previous request. */
  load(options: MountOptions): void
  /**
   * Requests the same content again, bypassing the page's own cache. `undefined` if none was
   * requested from the host: nothing was loaded, or it was included in the page.
   */
  reload(): Promise<void> | undefined
  /** Resolves when the request has succeeded or failed. */
  whenAnswered(): Promise<unknown>
  /** Ignores the pending response and all later ones. */
  stop(): void
}

interface Receiver {
  onEntry(entry: ContentEntry | null): void
  onError(error: Error): void
}

/**
 * Requests content through `client`. The first request uses the entry that a server rendered in
 * `root`.
 */
export function createEntrySubscription(
  client: Client,
  { served }: Pick<ContentRoot, 'served'>,
  { onEntry, onError }: Receiver,
): EntrySubscription {
  let current: { readonly observed: ContentObservable; readonly isServed: boolean } | undefined
  let stop = (): void => {}

  /**
   * The entry that a server rendered for these options; `undefined` if there is none, or a
   * different one.
   */
  function findServedEntry({ model, content }: MountOptions): ContentEntry | undefined {
    const isAskedFor = served?.model === model && (!content || content.id === served?.entry.id)
    return isAskedFor ? served?.entry : undefined
  }

  return {
    load(options) {
      stop()
      // Authors need the current content.
      const content = current || client.authoring ? undefined : findServedEntry(options)
      const request = optionsFor('request', options)
      const observed = client.observe(options.model, content ? { ...request, content } : request)
      current = { observed, isServed: content !== undefined }
      stop = observed.subscribe({
        next: ([first = null]) => onEntry(first),
        error: onError,
      })
    },
    reload: () => (current && !current.isServed ? current.observed.reload() : undefined),
    whenAnswered: async () => current?.observed.promise().catch(() => {}),
    stop: () => stop(),
  }
}
