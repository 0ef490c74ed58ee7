import type { ContentEntry } from '../../content/types'

/** Entries that may change: the first answer, then live updates. Late subscribers get the last value. */
export interface ContentObservable {
  /** The last entries, or `undefined` before the first answer. */
  readonly value: readonly ContentEntry[] | undefined
  /** Why the last request failed; `undefined` once a later one succeeds. */
  readonly error: Error | undefined
  /**
   * Calls `next` with the last value, if there is one, and with every later one. Returns the undo.
   *
   * A last error and the end are repeated to late subscribers likewise. An observer that throws
   * does not keep the others from being called.
   */
  subscribe(observer: ContentObserver): () => void
  /** Settles with the first value or error. Rejects when the client is destroyed before. */
  promise(): Promise<readonly ContentEntry[]>
  /** Asks again, past the caches of this page. Settles when observers were told, and never rejects. */
  reload(): Promise<void>
}

/** Listens to a {@link ContentObservable}. */
export interface ContentObserver {
  /** Told the entries: the first answer, and each change. */
  next?(entries: readonly ContentEntry[]): void
  /** Told why a request failed. */
  error?(error: Error): void
  /** The client was destroyed: nothing more will come. */
  complete?(): void
}
