import { useEffect, useMemo } from 'react'
import type { ContentEntry, EntryData } from '../../content/types'
import { createLogic, type LogicSurroundings } from '../state/createLogic'
import { followRequest } from './followRequest'

/** Keeps the answers to an entry's requests in its state, as long as it is rendered. */
export function useHttpRequests(
  { data }: ContentEntry,
  surroundings: LogicSurroundings,
  window: Window,
): void {
  const { httpRequests } = data
  // As text, so that an author's next change, which brings equal requests, does not send them again.
  const requests = useMemo(() => JSON.stringify(httpRequests ?? {}), [httpRequests])

  useEffect(() => {
    const { store, isEditing } = surroundings
    const shared = {
      store,
      logic: createLogic(surroundings, null),
      window,
      isRefreshing: isEditing,
      answers: { changes: 0 },
    }
    const wanted = JSON.parse(requests) as NonNullable<EntryData['httpRequests']>
    const stops = Object.entries(wanted).map(([key, request]) =>
      followRequest(key, request, shared),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [requests, surroundings, window])
}
