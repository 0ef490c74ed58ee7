import { useInsertionEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Client, ConversionArguments } from '../../client/Client'
import type { Breakpoints } from '../../content/breakpoints'
import type { ContentEntry } from '../../content/types'
import { changedFields } from '../../utils/values/changedFields'
import { localizeOrWarn } from '../compile/compileBlock'
import { useHydrated } from '../hooks/useHydrated'
import { useMergedChanges } from '../hooks/useMergedChanges'
import type { Served } from '../html/Served'
import { compileEntryCode, serverState } from '../scripts/entryCode'
import type { LogicEnvironment } from '../state/createLogic'
import type { EntryStateStore, State } from '../state/createStateStore'
import { createEntryState, type EntryState } from '../state/entryState'
import { initialState } from '../state/initialState'
import { currentDeviceSize, type PageContext } from '../state/pageState'
import { type CallableGlobals, callableGlobals } from '../state/siteGlobals'
import type { ContentProps } from './ContentProps'
import { sendRequest } from './sendRequest'

/** Names that expressions of an entry can use: the state and the globals. */
export interface EntryEnvironment extends LogicEnvironment {
  readonly store: EntryStateStore
  readonly globals: CallableGlobals
  /** Whether the state lacks what the entry's code writes, until it has run. */
  readonly awaitsCode: boolean
}

/**
 * The state of an entry and the names that its expressions can use. Edits of an entry keep its
 * state.
 */
export function useEntryState(
  props: ContentProps,
  entry: ContentEntry,
  breakpoints: Breakpoints,
): EntryEnvironment {
  const { window, client, locale, data, context, authoring = false, evaluate, globals } = props
  const { pageEntryId } = props
  const container = props.responsiveTo === 'container' ? props.container : undefined
  const served = useHydrated() ? undefined : props.served
  const now = { props, entry, breakpoints, served }
  const latest = useRef(now)
  latest.current = now

  const pageContext = useMemo(
    (): PageContext => ({
      window,
      container,
      client,
      breakpoints: () => latest.current.breakpoints,
      isAuthoring: () => latest.current.props.authoring === true,
    }),
    [window, container, client],
  )
  const { id } = entry
  // Another version of the same entry keeps its state.
  const life = useMemo(() => beginLife({ ...latest.current, id, pageContext }), [id, pageContext])
  const { store, current, resumed, valuesOf } = life

  // The first render repeats the server's state; then begin with the current values, without those
  // that the code wrote on the server: it runs again. An insertion effect runs before any subscriber
  // reads the store, so none misses the change.
  useInsertionEffect(() => {
    const next = { ...current, ...resumed, location: current.location }
    store.set(next, changedFields(store.get(), next))
  }, [store, current, resumed])

  const measured = useMemo(
    () => ({ deviceSize: currentDeviceSize({ ...pageContext, breakpoints: () => breakpoints }) }),
    [breakpoints, pageContext],
  )
  useMergedChanges(store, measured)
  const values = useMemo(() => valuesOf({ entry, data, locale }), [valuesOf, entry, data, locale])
  useMergedChanges(store, values)

  useLayoutEffect(() => {
    const controller = new AbortController()
    life.controller.current = controller
    return () => controller.abort()
  }, [life])

  return useMemo(
    () => ({
      store: life.store,
      context: context ?? life.context,
      life: life.controller,
      request: (address: string, init: RequestInit) =>
        sendRequest({ window, client }, address, init),
      builder: client && entryBuilder(client, pageEntryId ?? life.id),
      globals: callableGlobals(globals),
      awaitsCode: life.awaitsCode,
      isEditing: authoring,
      evaluate,
      localize: (value: unknown) => localizeOrWarn(value, locale),
    }),
    [life, context, window, client, pageEntryId, authoring, evaluate, globals, locale],
  )
}

/** State and context of an entry, while its id stays the same. */
interface EntryLife extends EntryState {
  readonly id: string | undefined
  readonly awaitsCode: boolean
  /** Values that the page may have changed until React has taken over. */
  readonly resumed: State | undefined
  /** Context of the entry's code if the site passes none. */
  readonly context: object
  /** Aborts what the entry's code has started. */
  readonly controller: { current: AbortController | null }
}

interface LifeParts {
  readonly id: string | undefined
  readonly pageContext: PageContext
  readonly props: ContentProps
  readonly entry: ContentEntry
  readonly served: ServedValues | undefined
}

function beginLife({ id, pageContext, props, entry, served }: LifeParts): EntryLife {
  const { data, locale, resumed } = props
  const values = resumed?.state.values
  const first = values ? { ...values } : served && servedState(props, entry, served)
  const state = createEntryState(pageContext, { entry, data, locale }, first)
  const awaitsCode = !first && compileEntryCode(entry, props.model) !== null
  const controller = { current: null }
  return { id, awaitsCode, ...state, resumed: values, context: {}, controller }
}

type ServedValues = Pick<Served, 'attributes' | 'page'>

/** The state with which a server rendered an entry. */
function servedState(props: ContentProps, entry: ContentEntry, served: ServedValues): State {
  const { model, data, context, locale } = props
  const state = initialState({ entry, page: served.page, data, locale })
  const code = compileEntryCode(entry, model)
  return code ? serverState(code, { state, context, attributes: served.attributes }) : state
}

/**
 * Functions that content calls as `builder.…`, bound to the entry that its conversions belong to.
 */
export function entryBuilder(client: Client, entryId: string | undefined): object {
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
