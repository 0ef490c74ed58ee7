import { type RefObject, useLayoutEffect, useState } from 'react'
import { useContentContext } from '../../render/entry/ContentContext'
import { beforePrint } from './usePrinting'
import type { WatchInView } from './watchInView'

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
