import { useCallback, useEffect, useState } from 'react'
import { formatUrlState, parseUrlState, type UrlState } from './urlState'

/** Browsers refuse more than about a hundred history calls in half a minute; dragging makes more. */
const WRITE_DELAY_MS = 200

/** The state that the address carries. Choosing another entry or source makes a step in the history. */
export function useUrlState(): [UrlState, (change: Partial<UrlState>) => void] {
  const [state, setState] = useState(() => parseUrlState(location.search))

  useEffect(() => {
    const read = () => setState(parseUrlState(location.search))
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])

  useEffect(() => {
    const address = addressOf(state)
    if (address === currentAddress()) return
    const timer = setTimeout(() => history.replaceState(null, '', address), WRITE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [state])

  const update = useCallback(
    (change: Partial<UrlState>) => {
      const next = { ...state, ...change }
      const moved = next.entry !== state.entry || next.source.kind !== state.source.kind
      if (moved) history.pushState(null, '', addressOf(next))
      setState(next)
    },
    [state],
  )

  return [state, update]
}

const addressOf = (state: UrlState) =>
  location.pathname + formatUrlState(state, location.search) + location.hash

const currentAddress = () => location.pathname + location.search + location.hash
