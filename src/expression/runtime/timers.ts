import { MAX_TIMERS } from './limits'
import { refuse } from './problem'

type Timer = ReturnType<typeof setTimeout>

/** What the content of an entry set to happen later. */
export interface Timers {
  /** @param delay - In milliseconds. */
  start(call: () => void, delay: number, repeats: boolean): unknown
  stop(id: unknown): void
  /** Stops all of them, and starts no others until they are opened. */
  close(): void
  open(): void
}

/** Makes the timers of an entry. Whoever shows the entry closes them when it goes. */
export function createTimers(): Timers {
  const waiting = new Set<Timer>()
  let isOpen = true

  function stop(id: unknown): void {
    // Those of the page are no business of the content.
    if (waiting.delete(id as Timer)) clearTimeout(id as Timer)
  }

  return {
    start(call, delay, repeats) {
      if (waiting.size >= MAX_TIMERS) refuse('limit', `More than ${MAX_TIMERS} timers wait`)
      if (!isOpen) return undefined
      const once = () => {
        waiting.delete(timer)
        call()
      }
      const timer = repeats ? setInterval(call, delay) : setTimeout(once, delay)
      waiting.add(timer)
      return timer
    },
    stop,
    close() {
      isOpen = false
      for (const timer of waiting) stop(timer)
    },
    open() {
      isOpen = true
    },
  }
}
