import { listen } from '../../utils/listen'

/** Browsers take a longer wait for none at all. */
const LONGEST_MS = 2 ** 31 - 1

/** Calls `tick` again and again while the page can be seen. Returns the undo. */
export function tickWhileVisible(
  document: Document,
  intervalMs: number,
  tick: () => void,
): () => void {
  let timer: ReturnType<typeof setInterval> | undefined

  function restart(): void {
    clearInterval(timer)
    if (document.visibilityState !== 'hidden')
      timer = setInterval(tick, Math.min(intervalMs, LONGEST_MS))
  }

  restart()
  const stop = listen(document, 'visibilitychange', restart)
  return () => {
    clearInterval(timer)
    stop()
  }
}
