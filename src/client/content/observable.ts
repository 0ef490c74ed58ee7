import type { ContentEntry } from '../../content/types'
import { toError } from '../../utils/problems/toError'
import { createListeners } from '../../utils/timing/createListeners'

/**
 * Entries that may change: the first response, then live updates. Late subscribers get the latest
 * value.
 */
export interface ContentObservable {
  /** Latest entries; `undefined` before the first response. */
  readonly value: readonly ContentEntry[] | undefined
  /** Error of the latest request; `undefined` once a later one succeeds. */
  readonly error: Error | undefined
  /**
   * Calls `next` with the latest value, if there is one, and with each later value. Returns the
   * undo.
   *
   * Late subscribers also get the latest error and the completion. An observer that throws does not
   * affect the others.
   */
  subscribe(observer: ContentObserver): () => void
  /**
   * Resolves with the first value or rejects with the first error, or when the client is destroyed.
   */
  promise(): Promise<readonly ContentEntry[]>
  /**
   * Requests the entries again and bypasses this page's caches. Never rejects; resolves after
   * observers have been notified.
   */
  reload(): Promise<void>
}

/** Receives notifications of a {@link ContentObservable}. */
export interface ContentObserver {
  /** Receives entries: the first response, and each change. */
  next?(entries: readonly ContentEntry[]): void
  /** Receives the error of a failed request. */
  error?(error: Error): void
  /** Called when the client is destroyed. No further notification follows. */
  complete?(): void
}

/** A {@link ContentObservable} with the methods that fill it. */
export interface ContentSource extends ContentObservable {
  /** Replaces the current value with `entries`, and ignores the response of a pending request. */
  publish(entries: readonly ContentEntry[]): void
  /** Requests the entries again. Never rejects; resolves after observers have been notified. */
  refresh(): Promise<void>
  /**
   * Requests the entries again if the latest request failed temporarily, or if the pending one
   * does.
   */
  retry(): void
  /** Completes all observers, and ignores later values. */
  complete(): void
}

/** Options of a load. */
interface LoadOptions {
  /** Whether to bypass all caches. */
  readonly reload?: boolean
  readonly signal: AbortSignal
}

/**
 * Loads entries, and notifies observers of the first and all later values.
 *
 * A request is aborted when its last observer leaves, and sent again for the next observer.
 *
 * @param load - Fetches the entries; `undefined` for no change.
 * @param mayPass - Whether a retry may succeed after this error.
 * @param onObserved - Called for the first observer. The returned function is called at least once
 *   after the last one has left.
 */
export function createObservable({
  load,
  mayPass,
  onObserved,
}: {
  readonly load: (how: LoadOptions) => Promise<readonly ContentEntry[] | undefined>
  readonly mayPass: (error: Error) => boolean
  readonly onObserved: (source: ContentSource) => () => void
}): ContentSource {
  const listeners = createListeners<(observer: ContentObserver) => void>()
  let release = () => {}
  let value: readonly ContentEntry[] | undefined
  let error: Error | undefined
  let isComplete = false
  /** The pending request, unless a publication has outdated it. */
  let underWay: AbortController | undefined
  /** Whether the latest request was aborted. */
  let isAbandoned = false
  /** Whether the pending request is retried once if it fails. */
  let isRetryDue = false

  function publish(entries: readonly ContentEntry[]): void {
    if (isComplete) return
    underWay = undefined
    value = entries
    error = undefined
    listeners.notify((observer) => observer.next?.(entries))
  }

  async function ask(how?: Pick<LoadOptions, 'reload'>): Promise<void> {
    if (isComplete) return
    const request = new AbortController()
    underWay = request
    isAbandoned = false
    isRetryDue = false
    try {
      const entries = await load({ ...how, signal: request.signal })
      if (underWay !== request) return
      underWay = undefined
      if (entries) publish(entries)
    } catch (cause) {
      if (underWay !== request) return
      underWay = undefined
      const failure = toError(cause)
      if (isRetryDue && mayPass(failure)) return ask(how)
      error = failure
      listeners.notify((observer) => observer.error?.(failure))
    }
  }

  function abandon(): void {
    release()
    if (!underWay) return
    isAbandoned = true
    underWay.abort()
    underWay = undefined
  }

  function subscribe(observer: ContentObserver): () => void {
    if (value !== undefined) observer.next?.(value)
    if (error !== undefined) observer.error?.(error)
    if (isComplete) {
      observer.complete?.()
      return () => {}
    }
    const remove = listeners.add((notice) => notice(observer))
    if (listeners.size === 1) release = onObserved(source)
    if (isAbandoned) ask()
    return () => {
      remove()
      if (listeners.size === 0) abandon()
    }
  }

  const source: ContentSource = {
    get value() {
      return value
    },
    get error() {
      return error
    },
    subscribe,
    publish,
    refresh: () => ask(),
    retry() {
      if (underWay) isRetryDue = true
      else if (error && mayPass(error)) ask()
    },
    reload: () => ask({ reload: true }),
    promise() {
      let stop = () => {}
      const first = new Promise<readonly ContentEntry[]>((resolve, reject) => {
        stop = subscribe({
          next: resolve,
          error: reject,
          complete: () => reject(new Error('The client was destroyed before content came.')),
        })
      })
      first.then(stop, stop)
      return first
    },
    complete() {
      if (isComplete) return
      isComplete = true
      underWay = undefined
      listeners.notify((observer) => observer.complete?.())
      listeners.clear()
      release()
    },
  }
  ask()
  return source
}
