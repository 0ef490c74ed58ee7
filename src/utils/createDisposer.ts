import { reportThrown } from './reportThrown'

/** Collects what undoes a thing, until the thing goes. */
export interface Disposer {
  readonly isDisposed: boolean
  /** Keeps `undo` for {@link Disposer.dispose}; runs it at once when that has been called already. */
  add(undo: () => void): void
  /** Runs everything that was added, the last one first. Safe to call twice. */
  dispose(): void
}

/** Makes an empty disposer. An undo that throws is reported, and keeps no other from running. */
export function createDisposer(): Disposer {
  const undos: (() => void)[] = []
  let isDisposed = false

  function run(undo: () => void): void {
    try {
      undo()
    } catch (error) {
      reportThrown(error)
    }
  }

  return {
    get isDisposed() {
      return isDisposed
    },
    add(undo) {
      if (isDisposed) run(undo)
      else undos.push(undo)
    },
    dispose() {
      isDisposed = true
      for (let undo = undos.pop(); undo; undo = undos.pop()) run(undo)
    },
  }
}
