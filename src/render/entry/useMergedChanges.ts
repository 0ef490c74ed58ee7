import { useLayoutEffect, useRef } from 'react'
import type { State, StateStore } from '../state/createStateStore'

/** Merges the values that differ from those of the last render: what content wrote meanwhile stays. */
export function useMergedChanges(store: StateStore, values: State | undefined): void {
  const before = useRef(values)
  // Before anything is painted, so that no old value is seen beside new ones.
  useLayoutEffect(() => {
    const known = before.current
    before.current = values
    if (known === values || !values) return
    const changed = Object.keys(values).filter((key) => !Object.is(known?.[key], values[key]))
    store.merge(Object.fromEntries(changed.map((key) => [key, values[key]])))
  })
}
