import { useLayoutEffect, useRef } from 'react'
import { hasOwn } from '../../utils/values/hasOwn'
import type { State, StateStore } from '../state/createStateStore'

const NOTHING: State = {}

/**
 * Merges the values that changed since the last render, so that writes of the content survive. A
 * new store already has the current values.
 *
 * @param over - Values that take precedence.
 * @param under - Values that apply again when a value is removed.
 */
export function useMergedChanges(
  store: StateStore,
  values: State = NOTHING,
  over: State = NOTHING,
  under: State = NOTHING,
): void {
  const before = useRef({ store, values })
  // Before the paint, so that old and new values never show together.
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
