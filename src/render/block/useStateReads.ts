import { useEffect, useReducer, useRef } from 'react'
import { useContentContext } from '../entry/ContentContext'

/**
 * Renders the component again when one of `keys` changes in the state; on any change, where that is
 * `null`.
 */
export function useStateReads(keys: readonly string[] | null): void {
  const { store } = useContentContext()
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const renderedVersion = useRef(0)
  renderedVersion.current = store.version()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `keys` is another list each time, mostly of the same keys.
  useEffect(() => {
    if (keys?.length === 0) return
    const leave = store.subscribe(keys, rerender)
    // The state may have changed between rendering and subscribing.
    if (store.version() !== renderedVersion.current) rerender()
    return leave
  }, [store, keys?.join('\n')])
}
