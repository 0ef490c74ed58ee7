/** A function that runs less often than it is called. */
export interface Limited<Args extends readonly unknown[]> {
  (...args: Args): void
  /** Forgets the call that is waiting, and starts afresh. */
  cancel(): void
}

/**
 * Lets `run` run at most once in `waitMs` milliseconds, with the arguments of the latest call.
 *
 * @param leading - Whether the first call of a burst runs at once.
 */
export function throttle<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  waitMs: number,
  { leading = true }: { readonly leading?: boolean } = {},
): Limited<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: Args | undefined

  function startTimer(): void {
    timer = setTimeout(() => {
      timer = undefined
      if (waiting) runNow(waiting)
    }, waitMs)
  }

  function runNow(args: Args): void {
    waiting = undefined
    // Before running, so that a call from inside has to wait, and what it throws stops nothing.
    startTimer()
    run(...args)
  }

  function limited(...args: Args): void {
    if (timer === undefined && leading) {
      runNow(args)
      return
    }
    waiting = args
    if (timer === undefined) startTimer()
  }

  limited.cancel = () => {
    clearTimeout(timer)
    timer = undefined
    waiting = undefined
  }
  return limited
}

/** Runs `run` once calls have stopped coming for `waitMs` milliseconds, with the last one's arguments. */
export function debounce<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  waitMs: number,
): Limited<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined

  function limited(...args: Args): void {
    clearTimeout(timer)
    timer = setTimeout(() => run(...args), waitMs)
  }

  limited.cancel = () => clearTimeout(timer)
  return limited
}
