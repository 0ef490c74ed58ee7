import { MAX_TIMERS } from './limits'
import { refuse } from './problem'

/** What the content of an entry set to happen later. */
export interface Timers {
  /** @param delay - In milliseconds. */
  start(call: () => void, delay: number, repeats: boolean): number
  stop(id: number): void
  /** Stops all of them, and starts no others until they are opened. */
  close(): void
  open(): void
}

/** The shortest time between two calls of a function that repeats, in milliseconds. */
const MIN_INTERVAL = 16

/** Makes the timers of an entry. Whoever shows the entry closes them when it goes. */
export function createTimers(): Timers {
  const waiting = new Map<number, ReturnType<typeof setTimeout>>()
  let lastId = 0
  let isOpen = true

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
      if (isOpen) wait()
      return id
    },
    stop,
    close() {
      isOpen = false
      for (const id of [...waiting.keys()]) stop(id)
    },
    open() {
      isOpen = true
    },
  }
}
