import { listen } from '../../utils/listen'
import { throttle } from '../../utils/throttle'

const SCROLL_THROTTLE_MS = 200

interface Watch {
  readonly checks: Set<() => void>
  readonly observer: IntersectionObserver | undefined
  readonly stop: () => void
}

const watches = new WeakMap<Window, Watch>()

/**
 * Calls `check` while the page is scrolled, at most every 200 ms, and when the element is shown, hidden or
 * moved otherwise. One listener serves all, as long as there is somebody to call. Returns the undo.
 */
export function watchScrolling(element: Element, view: Window, check: () => void): () => void {
  const { checks, observer, stop } =
    watches.get(view) ?? startWatch(view as Window & typeof globalThis)
  checks.add(check)
  observer?.observe(element)
  return () => {
    observer?.unobserve(element)
    if (checks.delete(check) && checks.size === 0) stop()
  }
}

function startWatch(view: Window & typeof globalThis): Watch {
  const checks = new Set<() => void>()
  const onScroll = throttle(
    () => {
      for (const check of Array.from(checks)) check()
    },
    SCROLL_THROTTLE_MS,
    { leading: false },
  )
  // Tabs open and boxes of the content scroll without a word to the document.
  const observer = view.IntersectionObserver && new view.IntersectionObserver(onScroll)
  const stopListening = listen(view.document, 'scroll', onScroll, { capture: true, passive: true })
  const stop = (): void => {
    stopListening()
    observer?.disconnect()
    onScroll.cancel()
    watches.delete(view)
  }
  const watch: Watch = { checks, observer, stop }
  watches.set(view, watch)
  return watch
}
