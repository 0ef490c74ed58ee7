import { useEffect, useReducer, useRef } from 'react'
import { useContentContext } from './useContentContext'

/**
 * Renders the component again when one of `keys` changes in the state; on any change if `keys` is
 * `null`.
 */
export function useStateReads(keys: readonly string[] | null): void {
  const { store } = useContentContext()
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  // As text, so that equal lists do not subscribe again.
  const keysText = JSON.stringify(keys)
  const renderedVersion = useRef(0)
  renderedVersion.current = store.version()

  useEffect(() => {
    const read: readonly string[] | null = JSON.parse(keysText)
    if (read?.length === 0) return
    const leave = store.subscribe(read, rerender)
    // The state may have changed between rendering and subscribing.
    if (store.version() !== renderedVersion.current) rerender()
    return leave
  }, [store, keysText])
}
