/** Longer than any frame: the fallback for hidden tabs, which render none. */
const LONGEST_WAIT_MS = 100

/**
 * Calls `then` after at least one whole frame, or after {@link LONGEST_WAIT_MS} in a hidden tab,
 * which renders none. Returns a function that cancels the call.
 */
export function afterFrame(view: Window, then: () => void): () => void {
  const timer = view.setTimeout(run, LONGEST_WAIT_MS)
  // The next frame may start at once, so this waits for the one after it.
  let frame = view.requestAnimationFrame(() => {
    frame = view.requestAnimationFrame(run)
  })

  function run(): void {
    stop()
    then()
  }

  function stop(): void {
    view.clearTimeout(timer)
    view.cancelAnimationFrame(frame)
  }

  return stop
}
