import { useInsertionEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Client, ConversionArguments } from '../../client/Client'
import type { Breakpoints } from '../../content/breakpoints'
import type { ContentEntry } from '../../content/types'
import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'
import { isSafeKey } from '../../utils/safePath'
import type { ContentProps } from '../root/ContentSettings'
import type { Served } from '../root/Served'
import { compileEntryCode, serverState } from '../scripts/entryCode'
import type { LogicSurroundings } from '../state/createLogic'
import {
  createStateStore,
  type EntryStore,
  type State,
  type StateStore,
} from '../state/createStateStore'
import { currentDeviceSize, type PagePlace, pageState } from '../state/pageState'
import { type CallableGlobals, callableGlobals } from '../state/siteGlobals'
import { sendRequest } from './sendRequest'
import { useHydrated } from './useHydrated'

/** Names that expressions of an entry can use: its state, and those beside it. */
export interface EntrySurroundings extends LogicSurroundings {
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
): EntrySurroundings {
  const { window, client, locale, data, context, authoring = false, evaluate, globals } = props
  const container = props.responsiveTo === 'container' ? props.container : undefined
  const served = useHydrated() ? undefined : props.served
  const latest = useRef({ breakpoints, authoring })
  latest.current = { breakpoints, authoring }

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
  const { store, current, location } = useMemo(() => {
    const page = pageState(place)
    const { document } = window
    const current = initialState({ entry, page: page.values, data, locale, document })
    // A value that the entry or the site's data replaces does not follow the page.
    const sources = Object.entries(page.sources).filter(
      ([key]) => current[key] === page.values[key],
    )
    const first = served && servedState(props, entry, served)
    const store = createStateStore(first ?? current, Object.fromEntries(sources))
    return { store, current, location: page.values.location }
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

export interface StateParts {
  readonly entry: ContentEntry
  readonly page?: State
  readonly data?: State | undefined
  readonly locale?: string | undefined
  /** Where elements with JSON for the entry are looked for. */
  readonly document?: Document | undefined
}

/**
 * The state that an entry starts with. Later sources win: the page, the entry's inputs, its state,
 * the JSON in the page's HTML for what is still missing, and the site's own data. An entry's stored
 * `location` is that of an editor's window, so the page's replaces it; `deviceSize` is always
 * measured.
 */
export function initialState({ entry, page = NOTHING, data, locale, document }: StateParts): State {
  const state: Record<string, unknown> = Object.create(null)
  const add = (values: unknown, over: boolean): void => {
    if (!isRecord(values)) return
    for (const key of Object.keys(values)) {
      if (isSafeKey(key) && (over || state[key] === undefined)) state[key] = values[key]
    }
  }
  add(page, true)
  add(entry.data.state, true)
  if ('location' in page) state.location = page.location
  for (const { name, defaultValue } of entry.data.inputs ?? []) {
    if (name && isSafeKey(name) && defaultValue !== undefined && state[name] === undefined) {
      state[name] = defaultValue
    }
  }
  if (document && entry.id) for (const json of jsonInPage(document, entry.id)) add(json, false)
  add(data, true)
  if (locale !== undefined) state.locale = locale
  if ('deviceSize' in page) state.deviceSize = page.deviceSize
  return state
}

/** State that the page's own HTML carries for an entry. */
function jsonInPage(document: Document, entryId: string): unknown[] {
  const values: unknown[] = []
  for (const script of Array.from(
    document.querySelectorAll('script[data-builder-json],script[data-builder-state]'),
  )) {
    const { builderJson, builderState } = (script as HTMLElement).dataset
    if (builderJson !== entryId && builderState !== entryId) continue
    try {
      values.push(JSON.parse(script.textContent ?? ''))
    } catch {
      // Text that is no JSON is the page's own affair.
    }
  }
  return values
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
