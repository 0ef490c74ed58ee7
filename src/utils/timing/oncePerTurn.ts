/** Wraps `run` so that all calls of a turn run it once, in a microtask before the next paint. */
export function oncePerTurn(run: () => void): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      run()
    })
  }
}
