import { useMemo } from 'react'
import type { Client } from '../client/Client'
import type { Breakpoints } from '../content/breakpoints'
import type { ContentEntry } from '../content/types'
import type { LogicSurroundings } from './state/createLogic'
import { createStateStore, type EntryStore, type State } from './state/createStateStore'
import { entryBuilder } from './state/entryBuilder'
import { initialState } from './state/initialState'
import { pageState } from './state/pageState'
import { useMergedChanges } from './useMergedChanges'

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
  readonly store: EntryStore
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
