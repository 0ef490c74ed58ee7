/** A function that runs less often than it is called. */
export interface Limited {
  (): void
  /** Forgets the call that is waiting, and starts afresh. */
  cancel(): void
}

/**
 * Lets `run` run at most once in `waitMs` milliseconds.
 *
 * @param leading - Whether the first call of a burst runs at once.
 */
export function throttle(
  run: () => void,
  waitMs: number,
  { leading = true }: { readonly leading?: boolean } = {},
): Limited {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false

  function startTimer(): void {
    timer = setTimeout(() => {
      timer = undefined
      if (isWaiting) runNow()
    }, waitMs)
  }

  function runNow(): void {
    isWaiting = false
    // Before running, so that a call from inside has to wait, and what it throws stops nothing.
    startTimer()
    run()
  }

  function limited(): void {
    isWaiting = true
    if (timer !== undefined) return
    if (leading) runNow()
    else startTimer()
  }

  limited.cancel = () => {
    clearTimeout(timer)
    timer = undefined
    isWaiting = false
  }
  return limited
}

/** Runs `run` once calls have stopped coming for `waitMs` milliseconds. */
export function debounce(run: () => void, waitMs: number): Limited {
  let timer: ReturnType<typeof setTimeout> | undefined

  function limited(): void {
    clearTimeout(timer)
    timer = setTimeout(run, waitMs)
  }

  limited.cancel = () => clearTimeout(timer)
  return limited
}
