import { type Limited, throttle } from '../../utils/throttle'

const SCROLL_THROTTLE_MS = 200

interface Watch {
  readonly checks: Set<() => void>
  readonly onScroll: Limited<[]>
  readonly observer: IntersectionObserver | undefined
}

const watches = new WeakMap<Window, Watch>()

/**
 * Calls `check` while the page is scrolled, at most every 200 ms, and when the element is shown, hidden or
 * moved otherwise. One listener serves all, as long as there is somebody to call. Returns the undo.
 */
export function watchScrolling(element: Element, view: Window, check: () => void): () => void {
  const watch = watches.get(view) ?? startWatch(view as Window & typeof globalThis)
  watch.checks.add(check)
  watch.observer?.observe(element)
  return () => {
    watch.observer?.unobserve(element)
    if (watch.checks.delete(check) && watch.checks.size === 0) stopWatch(view, watch)
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
  const watch: Watch = { checks, onScroll, observer }
  view.document.addEventListener('scroll', onScroll, { capture: true, passive: true })
  watches.set(view, watch)
  return watch
}

function stopWatch(view: Window, { onScroll, observer }: Watch): void {
  view.document.removeEventListener('scroll', onScroll, { capture: true })
  observer?.disconnect()
  onScroll.cancel()
  watches.delete(view)
}
