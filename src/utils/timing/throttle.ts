/** A function that runs less often than it is called. */
export interface Limited {
  (): void
  /** Cancels the pending run and resets the timer. */
  cancel(): void
}

/**
 * Limits `run` to one run per `waitMs` milliseconds.
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
    // The timer starts first: a call from within `run` has to wait, and an error does not stop it.
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

/** Delays `run` until `waitMs` milliseconds have passed without a call. */
export function debounce(run: () => void, waitMs: number): Limited {
  let timer: ReturnType<typeof setTimeout> | undefined

  function limited(): void {
    clearTimeout(timer)
    timer = setTimeout(run, waitMs)
  }

  limited.cancel = () => clearTimeout(timer)
  return limited
}
