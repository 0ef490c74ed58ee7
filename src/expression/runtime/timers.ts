import { MAX_TIMERS } from './limits'
import { refuse } from './problem'

/** What the content of an entry set to happen later. */
export interface Timers {
  /** @param delay - In milliseconds. */
  start(call: () => void, delay: number, repeats: boolean): number
  stop(id: number): void
  /** Stops all of them, for good. */
  dispose(): void
}

/** The shortest time between two calls of a function that repeats, in milliseconds. */
const MIN_INTERVAL = 16

/** Makes the timers of an entry. Whoever shows the entry disposes of them when it goes. */
export function createTimers(): Timers {
  const waiting = new Map<number, ReturnType<typeof setTimeout>>()
  let lastId = 0
  let isDisposed = false

  function stop(id: number): void {
    clearTimeout(waiting.get(id))
    waiting.delete(id)
  }

  return {
    start(call, delay, repeats) {
      if (waiting.size >= MAX_TIMERS) refuse('limit', `More than ${MAX_TIMERS} timers wait`)
      const id = ++lastId
      const wait = () => {
        const timer = setTimeout(
          () => {
            if (repeats) wait()
            else waiting.delete(id)
            call()
          },
          repeats ? Math.max(MIN_INTERVAL, delay) : delay,
        )
        waiting.set(id, timer)
      }
      if (!isDisposed) wait()
      return id
    },
    stop,
    dispose() {
      isDisposed = true
      for (const id of [...waiting.keys()]) stop(id)
    },
  }
}
