import { useCallback, useSyncExternalStore } from 'react'
import { reducedMotion } from '../../render/animation/startAnimation'
import { useContentContext } from '../../render/block/useContentContext'
import { listen } from '../../utils/timing/listen'

/** Whether the visitor prefers reduced motion. Updates on change; `false` on a server. */
export function useReducedMotion(): boolean {
  const { window: view } = useContentContext()
  const subscribe = useCallback(
    (onChange: () => void) => listen(reducedMotion(view), 'change', onChange),
    [view],
  )
  return useSyncExternalStore(
    subscribe,
    () => reducedMotion(view).matches,
    () => false,
  )
}
