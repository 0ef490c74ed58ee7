import { useCallback, useSyncExternalStore } from 'react'
import { useContentContext } from '../../render/entry/ContentContext'
import { listen } from '../../utils/listen'

/** Whether the visitor asked for less motion, kept up to date. `false` on a server. */
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

function reducedMotion(view: Window): MediaQueryList {
  return view.matchMedia('(prefers-reduced-motion: reduce)')
}
