import { type RefObject, useLayoutEffect, useState } from 'react'
import { onceInView } from '../../utils/view/onceInView'
import { usePrinting } from './usePrinting'

/**
 * Whether an element has been about to come into view, or the page has been printed. Never returns
 * to `false`.
 *
 * @param waits - If `false`, the element counts as in view and is not observed.
 */
export function useInView(element: RefObject<Element | null>, waits: boolean): boolean {
  const [hasBeenSeen, setHasBeenSeen] = useState(false)
  if (usePrinting() && !hasBeenSeen) setHasBeenSeen(true)
  const isWaiting = waits && !hasBeenSeen

  useLayoutEffect(() => {
    if (!isWaiting || !element.current) return undefined
    return onceInView(element.current, () => setHasBeenSeen(true), '10px')
  }, [isWaiting, element])

  return !isWaiting
}
