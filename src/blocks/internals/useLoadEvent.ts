import { type RefObject, useEffect, useEffectEvent } from 'react'
import { dispatchBlockEvent } from './dispatchBlockEvent'

/**
 * Says once that a block is there. Later, so that listeners that are added right after mounting hear it.
 *
 * @param detail - What the event tells, as it is by then.
 * @param isReady - Whether there is something to tell yet.
 */
export function useLoadEvent(
  element: RefObject<Element | null>,
  name: string,
  detail: () => unknown,
  isReady: boolean,
): void {
  const tell = useEffectEvent(() => {
    if (element.current) dispatchBlockEvent(element.current, name, detail())
  })
  useEffect(() => {
    if (!isReady) return undefined
    const timer = setTimeout(tell)
    return () => clearTimeout(timer)
  }, [isReady])
}
