import { reportThrown } from '../problems/reportThrown'

/** A set of functions that receive a value. */
export interface Listeners<Value> {
  /** Adds `listener`, even if it is already in the set. Returns the undo. */
  add(listener: (value: Value) => void): () => void
  /**
   * Calls all listeners in the order in which they were added. Reports an error and continues with
   * the next listener. Listeners added during the call wait for the next one.
   */
  notify(value: Value): void
  /** Number of listeners. */
  readonly size: number
  clear(): void
}

export function createListeners<Value>(): Listeners<Value> {
  // Holds subscriptions, so that a listener added twice has two independent undos.
  const subscriptions = new Set<{ readonly listener: (value: Value) => void }>()
  return {
    add(listener) {
      const subscription = { listener }
      subscriptions.add(subscription)
      return () => void subscriptions.delete(subscription)
    },
    notify(value) {
      for (const subscription of Array.from(subscriptions)) {
        if (subscriptions.has(subscription)) reportThrown(() => subscription.listener(value))
      }
    },
    get size() {
      return subscriptions.size
    },
    clear: () => subscriptions.clear(),
  }
}
