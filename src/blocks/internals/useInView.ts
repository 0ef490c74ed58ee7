import { type RefObject, useLayoutEffect, useState } from 'react'
import { useContentContext } from '../../render/entry/ContentContext'
import type { WatchInView } from './watchInView'

/**
 * Whether an element has come into view. It stays so from then on.
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
    return watch(element.current, view, () => setHasBeenSeen(true))
  }, [isWaiting, element, watch, view])

  return !isWaiting
}
