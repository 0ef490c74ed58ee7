import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useContentContext } from '../../render/entry/ContentContext'
import { listen } from '../../utils/listen'
import { onceInView } from '../../utils/onceInView'

const onceNearby = (element: Element, then: () => void): (() => void) =>
  onceInView(element, then, '10px')

/**
 * Whether an element is about to come into view, or onto paper. It stays so from then on.
 *
 * @param waits - `false` counts as in view, and nothing is watched.
 * @param watch - The same function on every render: calls `then` once, and returns the undo.
 */
export function useInView(
  element: RefObject<Element | null>,
  waits: boolean,
  watch = onceNearby,
): boolean {
  const { window: view, flush } = useContentContext()
  const [hasBeenSeen, setHasBeenSeen] = useState(false)
  const isWaiting = waits && !hasBeenSeen

  useLayoutEffect(() => {
    if (!isWaiting || !element.current) return undefined
    const see = (): void => setHasBeenSeen(true)
    const stopWatching = watch(element.current, see)
    const stopPrinting = beforePrint(view, flush, see)
    return () => {
      stopWatching()
      stopPrinting()
    }
  }, [isWaiting, element, watch, view, flush])

  return !isWaiting
}

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  const { window: view, flush } = useContentContext()
  const [isPrinting, setPrinting] = useState(false)

  useEffect(() => {
    const stopBefore = beforePrint(view, flush, () => setPrinting(true))
    const stopAfter = listen(view, 'afterprint', () => setPrinting(false))
    return () => {
      stopBefore()
      stopAfter()
    }
  }, [view, flush])

  return isPrinting
}

/**
 * Renders what `change` changes before the page is printed: browsers take the page as it is when
 * the event is over.
 */
function beforePrint(
  view: Window,
  flush: (change: () => void) => void,
  change: () => void,
): () => void {
  return listen(view, 'beforeprint', () => flush(change))
}
