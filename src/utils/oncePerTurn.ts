/** Lets `run` run once after all calls of a turn, before anything is painted. */
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
