import { useEffect, useInsertionEffect, useMemo, useReducer, useRef } from 'react'
import type { Client } from '../../client/Client'
import type { Breakpoints } from '../../content/breakpoints'
import type { ContentEntry } from '../../content/types'
import type { Served } from '../root/Served'
import { createEntryContext } from '../state/createEntryContext'
import type { LogicSurroundings } from '../state/createLogic'
import type { Evaluate } from '../state/createSiteLogic'
import { createStateStore, type EntryStore, type State } from '../state/createStateStore'
import { entryBuilder } from '../state/entryBuilder'
import { initialState } from '../state/initialState'
import { currentDeviceSize, type PagePlace, pageState } from '../state/pageState'
import { useHydrated } from './useHydrated'
import { useMergedChanges } from './useMergedChanges'

/** What the state of an entry is made of. */
export interface EntryStateParts {
  readonly entry: ContentEntry
  readonly breakpoints: Breakpoints
  readonly window: Window
  /** The element that breakpoints are measured by; the viewport where there is none. */
  readonly container: Element | undefined
  readonly client: Client | undefined
  readonly locale: string | undefined
  readonly data: State | undefined
  readonly context: unknown
  readonly authoring: boolean
  readonly evaluate: Evaluate | undefined
  readonly served: Pick<Served, 'page'> | undefined
}

/** The state of an entry, and what its expressions can reach. An entry that is edited keeps its state. */
export function useEntryState(parts: EntryStateParts): {
  readonly store: EntryStore
  readonly surroundings: LogicSurroundings
} {
  const { entry, breakpoints, window, container, client, locale, data, context } = parts
  const { authoring, evaluate } = parts
  const served = useHydrated() ? undefined : parts.served
  const latest = useRef(parts)
  latest.current = parts

  const place = useMemo(
    (): PagePlace => ({
      window,
      container,
      client,
      breakpoints: () => latest.current.breakpoints,
      isAuthoring: () => latest.current.authoring,
    }),
    [window, container, client],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the same entry keeps its state.
  const { store, current } = useMemo(() => {
    const page = pageState(place)
    const { document } = window
    const current = initialState({ entry, page: page.values, data, locale, document })
    // What the entry or the site put in the place of a live value stays there.
    const live = Object.entries(page.sources).filter(([key]) => current[key] === page.values[key])
    const first = served && initialState({ entry, page: served.page, data, locale })
    return { store: createStateStore(first ?? current, Object.fromEntries(live)), current }
  }, [entry.id, place])

  // What a server rendered is repeated first. Before anything reads the store, so that nobody misses the change.
  useInsertionEffect(() => store.merge(current), [store, current])

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when an author moves a breakpoint.
  const measured = useMemo(() => ({ deviceSize: currentDeviceSize(place) }), [breakpoints, place])
  useMergedChanges(store, measured)
  const site = locale === undefined ? data : { ...data, locale }
  const own = useMemo(
    () => initialState({ entry, page: {}, data: undefined, locale: undefined }),
    [entry],
  )
  useMergedChanges(store, site, undefined, own)
  useMergedChanges(store, entry.data.state, site)

  const life = useRef<AbortController>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits belongs to the entry's state.
  useEffect(() => {
    const controller = new AbortController()
    life.current = controller
    return () => controller.abort()
  }, [store])

  const [contextVersion, onContextWrite] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an entry's code writes stays with the entry.
  const takeContext = useMemo(createEntryContext, [entry.id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written to the context is shown to all blocks.
  const surroundings = useMemo(
    () => ({
      store,
      get context() {
        return takeContext(context)
      },
      onContextWrite,
      life,
      builder: client && entryBuilder(client, entry.id),
      isEditing: authoring,
      isPreviewing: authoring,
      evaluate,
    }),
    [store, context, contextVersion, takeContext, client, entry.id, authoring, evaluate],
  )
  return { store, surroundings }
}
