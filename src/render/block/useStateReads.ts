import { useEffect, useReducer, useRef } from 'react'
import { useContentContext } from '../entry/ContentContext'

/**
 * Renders the component again when one of `keys` changes in the state; on any change, where that is
 * `null`.
 */
export function useStateReads(keys: readonly string[] | null): void {
  const { store } = useContentContext()
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const same = useSameKeys(keys)
  const renderedVersion = useRef(0)
  renderedVersion.current = store.version()

  useEffect(() => {
    if (same?.length === 0) return
    const leave = store.subscribe(same, rerender)
    // The state may have changed between rendering and subscribing.
    if (store.version() !== renderedVersion.current) rerender()
    return leave
  }, [store, same])
}

/** The list of the last render for as long as it has the same keys. */
function useSameKeys(keys: readonly string[] | null): readonly string[] | null {
  const last = useRef(keys)
  const isSame =
    last.current?.length === keys?.length && last.current?.every((key, i) => key === keys?.[i])
  if (!isSame) last.current = keys
  return last.current
}
