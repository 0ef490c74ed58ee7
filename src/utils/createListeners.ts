import { reportThrown } from './reportThrown'

/** Functions that want to hear of a value. */
export interface Listeners<Value> {
  /** Adds `listener`, also when it is there already. Returns the undo. */
  add(listener: (value: Value) => void): () => void
  /** Calls all of them. One that throws is reported, and stops nobody. */
  notify(value: Value): void
  clear(): void
}

/** An emitter of a single event, for where a name for it would say nothing. */
export function createListeners<Value>(): Listeners<Value> {
  const emitter = createEmitter<{ value: Value }>()
  return {
    add: (listener) => emitter.on('value', listener),
    notify: (value) => emitter.emit('value', value),
    clear: emitter.clear,
  }
}

/** Tells listeners about events. `Events` maps each event's name to its detail. */
export interface Emitter<Events> {
  /** Calls `listener` at every event of that name. Returns the undo. */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void
  /** Calls the listeners in the order in which they came. */
  emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void
  /** Removes all listeners. */
  clear(): void
}

/**
 * Makes an emitter without listeners.
 *
 * Listeners may be added and removed while an event is told: an added one waits for the next event, a
 * removed one is not called any more. One that throws does not keep the others from being called.
 *
 * @param reportError - Receives what a listener throws. Prints it unless told otherwise.
 */
export function createEmitter<Events>(
  reportError: (error: unknown) => void = reportThrown,
): Emitter<Events> {
  // Subscriptions, not listeners: one listener may be added twice, and each undo is its own.
  type Subscription = { readonly listener: (detail: never) => void }
  const subscriptions = new Map<keyof Events, Set<Subscription>>()

  return {
    on(name, listener) {
      const named = subscriptions.get(name) ?? new Set()
      subscriptions.set(name, named)
      const subscription = { listener }
      named.add(subscription)
      return () => {
        named.delete(subscription)
      }
    },

    emit(name, detail) {
      const named = subscriptions.get(name) ?? new Set()
      for (const subscription of Array.from(named)) {
        if (!named.has(subscription)) continue
        try {
          subscription.listener(detail as never)
        } catch (error) {
          reportError(error)
        }
      }
    },

    clear() {
      for (const named of subscriptions.values()) named.clear()
    },
  }
}
