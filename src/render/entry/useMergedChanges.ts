import { useLayoutEffect, useRef } from 'react'
import { hasOwn } from '../../utils/hasOwn'
import type { State, StateStore } from '../state/createStateStore'

/**
 * Merges the values that differ from those of the last render: what content wrote meanwhile stays. Another store has
 * the values of its first render already.
 *
 * @param over - Values that win over these.
 */
export function useMergedChanges(
  store: StateStore,
  values: State | undefined,
  over: State = NOTHING,
): void {
  const before = useRef({ store, values })
  // Before anything is painted, so that no old value is seen beside new ones.
  useLayoutEffect(() => {
    const known = before.current
    before.current = { store, values }
    if (known.store !== store || known.values === values || !values) return
    const changed = Object.keys(values).filter(
      (key) => !Object.is(known.values?.[key], values[key]) && !hasOwn(over, key),
    )
    store.merge(Object.fromEntries(changed.map((key) => [key, values[key]])))
  })
}

const NOTHING: State = {}
