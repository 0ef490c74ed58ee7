/** Longer than a frame takes; hidden tabs have none. */
const LONGEST_WAIT_MS = 100

/**
 * Calls `then` when at least one whole frame has passed; soon in a hidden tab, where none does.
 * Returns what prevents that.
 */
export function afterFrame(view: Window, then: () => void): () => void {
  const timer = view.setTimeout(run, LONGEST_WAIT_MS)
  // The next frame may begin at once.
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
