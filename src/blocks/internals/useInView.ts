import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useContentContext } from '../../render/entry/ContentContext'
import { listen } from '../../utils/listen'
import { onceInView } from '../../utils/onceInView'

/**
 * Whether an element has come into view, or onto paper. It stays so from then on.
 *
 * @param watch - The same function on every render.
 * @param waits - `false` counts as in view, and nothing is watched.
 */
export function useInView(
  element: RefObject<Element | null>,
  watch: WatchInView,
  waits: boolean,
): boolean {
  const { window: view } = useContentContext()
  const [hasBeenSeen, setHasBeenSeen] = useState(false)
  const isWaiting = waits && !hasBeenSeen

  useLayoutEffect(() => {
    if (!isWaiting || !element.current) return undefined
    const see = (): void => setHasBeenSeen(true)
    const stops = [watch(element.current, view, see), beforePrint(view, see)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [isWaiting, element, watch, view])

  return !isWaiting
}

/** Calls `onInView` once, when `element` comes into view. Returns the undo. */
export type WatchInView = (element: Element, view: Window, onInView: () => void) => () => void

/**
 * Makes a watcher. In a browser that does not tell what is in view, everything is at once.
 *
 * @param rootMargin - How far outside of the viewport counts as in view, as CSS spells it.
 */
export function watchInView(rootMargin = '0px'): WatchInView {
  return (element, _view, onInView) => onceInView(element, onInView, rootMargin)
}

/** Whether the browser tells what is in view. */
export function hasObserver(view: Window): view is Window & typeof globalThis {
  return 'IntersectionObserver' in view
}

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  const { window: view } = useContentContext()
  const [isPrinting, setPrinting] = useState(false)

  useEffect(() => {
    const stops = [
      beforePrint(view, () => setPrinting(true)),
      listen(view, 'afterprint', () => setPrinting(false)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [view])

  return isPrinting
}

/** Renders what `change` changes before the page is printed: browsers take the page as it is when the event is over. */
function beforePrint(view: Window, change: () => void): () => void {
  return listen(view, 'beforeprint', () => flushSync(change))
}
