import { type RefObject, useLayoutEffect, useState } from 'react'
import { useContentContext } from '../../render/entry/ContentContext'
import { combineUndos } from '../../utils/combineUndos'
import { onceInView } from '../../utils/onceInView'
import { beforePrint } from './beforePrint'

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
    return combineUndos([watch(element.current, see), beforePrint(view, flush, see)])
  }, [isWaiting, element, watch, view, flush])

  return !isWaiting
}
