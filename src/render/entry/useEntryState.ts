import { useInsertionEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Client, ConversionArguments } from '../../client/Client'
import type { Breakpoints } from '../../content/breakpoints'
import type { ContentEntry } from '../../content/types'
import { hasOwn } from '../../utils/hasOwn'
import type { ContentProps } from '../root/ContentSettings'
import type { Served } from '../root/Served'
import { compileEntryCode, serverState } from '../scripts/entryCode'
import type { LogicEnvironment } from '../state/createLogic'
import type { EntryStore, State, StateStore } from '../state/createStateStore'
import { createEntryState } from '../state/entryState'
import { initialState } from '../state/initialState'
import { currentDeviceSize, type PageContext } from '../state/pageState'
import { type CallableGlobals, callableGlobals } from '../state/siteGlobals'
import { sendRequest } from './sendRequest'
import { useHydrated } from './useHydrated'

/** Names that expressions of an entry can use: its state, and those beside it. */
export interface EntryEnvironment extends LogicEnvironment {
  readonly store: EntryStore
  readonly globals: CallableGlobals
}

/**
 * The state of an entry, and what its expressions can reach. An entry that is edited keeps its
 * state.
 */
export function useEntryState(
  props: ContentProps,
  entry: ContentEntry,
  breakpoints: Breakpoints,
): EntryEnvironment {
  const { window, client, locale, data, context, authoring = false, evaluate, globals } = props
  const container = props.responsiveTo === 'container' ? props.container : undefined
  const served = useHydrated() ? undefined : props.served
  const resumed = props.resumed?.state
  const latest = useRef({ breakpoints, authoring })
  latest.current = { breakpoints, authoring }

  const place = useMemo(
    (): PageContext => ({
      window,
      container,
      client,
      breakpoints: () => latest.current.breakpoints,
      isAuthoring: () => latest.current.authoring,
    }),
    [window, container, client],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the same entry keeps its state.
  const { store, current, location } = useMemo(() => {
    if (resumed) return { ...resumed, current: resumed.store.get() }
    const first = served && servedState(props, entry, served)
    return createEntryState(place, { entry, data, locale }, first)
  }, [entry.id, place])

  // Repeats the server's rendering first. Runs before any read of the store, so that no reader
  // misses the change.
  useInsertionEffect(() => store.merge(current), [store, current])

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when an author moves a breakpoint.
  const measured = useMemo(() => ({ deviceSize: currentDeviceSize(place) }), [breakpoints, place])
  useMergedChanges(store, measured)
  const site = locale === undefined ? data : { ...data, locale }
  const own = useMemo(() => initialState({ entry }), [entry])
  useMergedChanges(store, site, undefined, own)
  useMergedChanges(store, entry.data.state, { location, ...site })

  const life = useRef<AbortController>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what goes on belongs to the entry's state.
  useLayoutEffect(() => {
    const controller = new AbortController()
    life.current = controller
    return () => controller.abort()
  }, [store])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an entry's code writes stays with the entry.
  const ownContext = useMemo(() => ({}), [store])

  return useMemo(
    () => ({
      store,
      context: context ?? ownContext,
      life,
      request: (address: string, init: RequestInit) => sendRequest(window, address, init),
      builder: client && entryBuilder(client, entry.id),
      globals: callableGlobals(globals),
      isEditing: authoring,
      isPreviewing: authoring,
      evaluate,
    }),
    [store, context, ownContext, window, client, entry.id, authoring, evaluate, globals],
  )
}

/**
 * Functions that content calls as `builder.…`, bound to the entry around it: a symbol's own, inside
 * a symbol.
 */
function entryBuilder(client: Client, entryId: string | undefined): object {
  return {
    track: client.track,
    trackConversion(...[amount, content = entryId, ...rest]: ConversionArguments) {
      client.trackConversion(amount, content, ...rest)
    },
    setUserAttributes: client.setUserAttributes,
    getUserAttributes: client.getUserAttributes,
    runAction: client.runAction,
    get canTrack() {
      return client.canTrack
    },
  }
}

type ServedValues = Pick<Served, 'attributes' | 'page'>

/** The state that a server rendered an entry with. */
function servedState(props: ContentProps, entry: ContentEntry, served: ServedValues): State {
  const { model, data, context, locale } = props
  const state = initialState({ entry, page: served.page, data, locale })
  const code = compileEntryCode(entry, model)
  return code ? serverState(code, { state, context, attributes: served.attributes }) : state
}

/**
 * Merges the values that differ from those of the last render: what content wrote meanwhile stays.
 * Another store has the values of its first render already.
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
