import { createEmitter } from './createEmitter'

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
