import { useEffect, useMemo, useRef } from 'react'
import type { Client } from '../client/Client'
import type { Breakpoints } from '../content/breakpoints'
import type { ContentEntry } from '../content/types'
import type { LogicSurroundings } from './state/createLogic'
import { createStateStore, type State, type StateStore } from './state/createStateStore'
import { entryBuilder } from './state/entryBuilder'
import { initialState } from './state/initialState'
import { pageState } from './state/pageState'

/** What the state of an entry is made of. */
export interface EntryStateParts {
  readonly entry: ContentEntry
  readonly breakpoints: Breakpoints
  readonly window: Window
  readonly client: Client | undefined
  readonly locale: string | undefined
  readonly data: State | undefined
  readonly context: unknown
  readonly authoring: boolean
}

/** The state of an entry, and what its expressions can reach. An entry that is edited keeps its state. */
export function useEntryState(parts: EntryStateParts): {
  readonly store: StateStore
  readonly surroundings: LogicSurroundings
} {
  const { entry, breakpoints, window, client, locale, data, context, authoring } = parts

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the same entry keeps its state.
  const store = useMemo(() => {
    const device = client?.getUserAttributes().device
    const page = pageState(window, breakpoints, device)
    const { document } = window
    const initial = initialState({ entry, page: page.values, data, locale, document })
    return createStateStore(initial, page.sources)
  }, [entry.id, window, client])

  useMergedChanges(store, { ...data, ...(locale === undefined ? undefined : { locale }) })
  useMergedChanges(store, entry.data.state)

  const surroundings = useMemo(
    () => ({
      store,
      context,
      builder: client && entryBuilder(client, entry.id),
      isEditing: authoring,
      isPreviewing: authoring,
    }),
    [store, context, client, entry.id, authoring],
  )
  return { store, surroundings }
}

/** Merges the values that differ from those of the last render: what content wrote meanwhile stays. */
function useMergedChanges(store: StateStore, values: State | undefined): void {
  const before = useRef(values)
  useEffect(() => {
    const known = before.current
    before.current = values
    if (known === values || !values) return
    const changed = Object.entries(values).filter(([key, value]) => !Object.is(known?.[key], value))
    store.merge(Object.fromEntries(changed))
  })
}
