import { type RefObject, useLayoutEffect, useState } from 'react'
import { useContentContext } from '../../render/block/useContentContext'
import { combineUndos } from '../../utils/timing/combineUndos'
import { listen } from '../../utils/timing/listen'
import { onceInView } from '../../utils/view/onceInView'

/**
 * Whether an element has been about to come into view, or the page has been printed. Never returns
 * to `false`.
 *
 * @param waits - If `false`, the element counts as in view and is not observed.
 */
export function useInView(element: RefObject<Element | null>, waits: boolean): boolean {
  const { window: view, flush } = useContentContext()
  const [hasBeenSeen, setHasBeenSeen] = useState(false)
  const isWaiting = waits && !hasBeenSeen

  useLayoutEffect(() => {
    if (!isWaiting || !element.current) return undefined
    const see = (): void => setHasBeenSeen(true)
    return combineUndos([
      onceInView(element.current, see, '10px'),
      // Browsers print the page as it is after the event.
      listen(view, 'beforeprint', () => flush(see)),
    ])
  }, [isWaiting, element, view, flush])

  return !isWaiting
}
