import type { ContentEntry } from '../../content/types'
import { toError } from '../../utils/toError'
import { createListeners } from '../listeners'
import type { ContentObservable, ContentObserver } from './ContentObservable'

/** A {@link ContentObservable} with the side that fills it. */
export interface ContentSource extends ContentObservable {
  /** Shows `entries` in place of what there is, and of what is still on its way. */
  publish(entries: readonly ContentEntry[]): void
  /** Ends it: nothing more comes. */
  complete(): void
}

/**
 * Loads entries, and tells observers of them and of all later ones.
 *
 * @param load - Fetches the entries, past all caches if `reload` is set; `undefined` for no change.
 * @param onObserved - Called when the first observer comes; what it returns, when the last has left.
 */
export function createObservable({
  load,
  onObserved,
}: {
  readonly load: (reload: boolean) => Promise<readonly ContentEntry[] | undefined>
  readonly onObserved: (source: ContentSource) => () => void
}): ContentSource {
  const listeners = createListeners<(observer: ContentObserver) => void>()
  let observers = 0
  let release = () => {}
  let value: readonly ContentEntry[] | undefined
  let error: Error | undefined
  let isComplete = false
  // Counts what was asked for and shown, so that an answer that comes too late is known as such.
  let turn = 0

  function publish(entries: readonly ContentEntry[]): void {
    if (isComplete) return
    turn += 1
    value = entries
    error = undefined
    listeners.notify((observer) => observer.next?.(entries))
  }

  function fail(failure: Error): void {
    error = failure
    listeners.notify((observer) => observer.error?.(failure))
  }

  async function refresh(reload: boolean): Promise<void> {
    if (isComplete) return
    turn += 1
    const own = turn
    try {
      const entries = await load(reload)
      if (entries && own === turn) publish(entries)
    } catch (cause) {
      if (own === turn) fail(toError(cause))
    }
  }

  function subscribe(observer: ContentObserver): () => void {
    if (value !== undefined) observer.next?.(value)
    if (error !== undefined) observer.error?.(error)
    if (isComplete) {
      observer.complete?.()
      return () => {}
    }
    const remove = listeners.add((notice) => notice(observer))
    observers += 1
    if (observers === 1) release = onObserved(source)
    let isSubscribed = true
    return () => {
      if (!isSubscribed) return
      isSubscribed = false
      remove()
      observers -= 1
      if (observers === 0) release()
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
    reload: () => refresh(true),
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
  refresh(false)
  return source
}
