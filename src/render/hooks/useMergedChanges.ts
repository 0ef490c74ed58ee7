import { useLayoutEffect, useRef } from 'react'
import { changedFields } from '../../utils/values/changedFields'
import type { State, StateStore } from '../state/createStateStore'

/**
 * Merges the values that changed since the last render, so that writes of the content survive. A
 * new store already has the current values.
 */
export function useMergedChanges(store: StateStore, values: State): void {
  const before = useRef({ store, values })
  // Before the paint, so that old and new values never show together.
  useLayoutEffect(() => {
    const known = before.current
    before.current = { store, values }
    if (known.store !== store || known.values === values) return
    const changed = changedFields(known.values, values)
    store.merge(Object.fromEntries(changed.map((key) => [key, values[key]])))
  })
}
