import { useLayoutEffect, useRef } from 'react'
import { hasOwn } from '../../utils/hasOwn'
import type { State, StateStore } from '../state/createStateStore'

/**
 * Merges the values that differ from those of the last render: what content wrote meanwhile stays. Another store has
 * the values of its first render already.
 *
 * @param over - Values that win over these.
 * @param under - Values that show again where these are gone.
 */
export function useMergedChanges(
  store: StateStore,
  values: State = NOTHING,
  over: State = NOTHING,
  under: State = NOTHING,
): void {
  const before = useRef({ store, values })
  // Before anything is painted, so that no old value is seen beside new ones.
  useLayoutEffect(() => {
    const known = before.current
    before.current = { store, values }
    if (known.store !== store || known.values === values) return
    const changed = Object.keys({ ...known.values, ...values }).filter(
      (key) => !Object.is(known.values[key], values[key]) && !hasOwn(over, key),
    )
    const latest = (key: string): unknown => (hasOwn(values, key) ? values : under)[key]
    store.merge(Object.fromEntries(changed.map((key) => [key, latest(key)])))
  })
}

const NOTHING: State = {}
