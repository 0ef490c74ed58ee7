/** Calls `tick` again and again while the page can be seen. Returns the undo. */
export function tickWhileVisible(
  document: Document,
  intervalMs: number,
  tick: () => void,
): () => void {
  let timer: ReturnType<typeof setInterval> | undefined

  function restart(): void {
    clearInterval(timer)
    if (document.visibilityState !== 'hidden') timer = setInterval(tick, intervalMs)
  }

  restart()
  document.addEventListener('visibilitychange', restart)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', restart)
  }
}
