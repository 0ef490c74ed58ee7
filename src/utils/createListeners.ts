import { reportThrown } from './reportThrown'

/** Functions that want to hear of a value. */
export interface Listeners<Value> {
  /** Adds `listener`, also when it is there already. Returns the undo. */
  add(listener: (value: Value) => void): () => void
  /**
   * Calls all of them, in the order in which they were added. One that throws is reported, and the
   * others run all the same. One that is added meanwhile waits for the next call.
   */
  notify(value: Value): void
  /** How many there are. */
  readonly size: number
  clear(): void
}

export function createListeners<Value>(): Listeners<Value> {
  // Subscriptions, not listeners: one listener may be added twice, and each undo is its own.
  const subscriptions = new Set<{ readonly listener: (value: Value) => void }>()
  return {
    add(listener) {
      const subscription = { listener }
      subscriptions.add(subscription)
      return () => void subscriptions.delete(subscription)
    },
    notify(value) {
      for (const subscription of Array.from(subscriptions)) {
        if (!subscriptions.has(subscription)) continue
        try {
          subscription.listener(value)
        } catch (error) {
          reportThrown(error)
        }
      }
    },
    get size() {
      return subscriptions.size
    },
    clear: () => subscriptions.clear(),
  }
}
