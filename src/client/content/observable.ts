import type { ContentEntry } from '../../content/types'
import { createListeners } from '../../utils/createListeners'
import { toError } from '../../utils/toError'

/**
 * Entries that may change: the first answer, then live updates. Late subscribers get the last
 * value.
 */
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
  /**
   * Asks again, past the caches of this page. Settles when observers were told, and never rejects.
   */
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

/** A {@link ContentObservable} with the side that fills it. */
export interface ContentSource extends ContentObservable {
  /** Shows `entries` in place of what there is, and of what is still on its way. */
  publish(entries: readonly ContentEntry[]): void
  /** Asks again. Settles when observers were told, and never rejects. */
  refresh(): Promise<void>
  /**
   * Asks again if the last request failed for a reason that may have passed, or the one under way
   * is about to.
   */
  retry(): void
  /** Ends it: nothing more comes. */
  complete(): void
}

/** How entries are loaded. */
interface LoadOptions {
  /** Whether to pass all caches. */
  readonly reload?: boolean
  readonly signal: AbortSignal
}

/**
 * Loads entries, and tells observers of them and of all later ones.
 *
 * A request whose last observer leaves is aborted, and sent again for the next one.
 *
 * @param load - Fetches the entries; `undefined` for no change.
 * @param mayPass - Whether an equal request may well succeed later.
 * @param onObserved - Called when the first observer comes; what it returns, at least once when the
 *   last has left.
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
  // Counts what was asked for and shown, so that an answer that comes too late is known as such.
  let turn = 0
  let underWay: AbortController | undefined
  /** Whether a request was aborted, and none was sent since. */
  let isAbandoned = false
  /** Whether the request under way is sent once more if it fails. */
  let isRetryDue = false

  function publish(entries: readonly ContentEntry[]): void {
    if (isComplete) return
    turn += 1
    value = entries
    error = undefined
    listeners.notify((observer) => observer.next?.(entries))
  }

  async function ask(how?: Pick<LoadOptions, 'reload'>): Promise<void> {
    if (isComplete) return
    turn += 1
    const own = turn
    const request = new AbortController()
    underWay = request
    isAbandoned = false
    isRetryDue = false
    const isLatest = (): boolean => {
      if (underWay === request) underWay = undefined
      return own === turn
    }
    try {
      const entries = await load({ ...how, signal: request.signal })
      if (isLatest() && entries) publish(entries)
    } catch (cause) {
      if (!isLatest()) return
      const failure = toError(cause)
      if (isRetryDue && mayPass(failure)) return ask(how)
      error = failure
      listeners.notify((observer) => observer.error?.(failure))
    }
  }

  function abandon(): void {
    release()
    if (!underWay) return
    turn += 1
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
      turn += 1
      listeners.notify((observer) => observer.complete?.())
      listeners.clear()
      release()
    },
  }
  ask()
  return source
}
