import { type ReactElement, type ReactNode, useMemo, useRef } from 'react'
import { combineUndos } from '../../utils/timing/combineUndos'
import { hasOwn } from '../../utils/values/hasOwn'
import { isRecord } from '../../utils/values/isRecord'
import { useMergedChanges } from '../hooks/useMergedChanges'
import { joinLocals, type Locals, logicScope } from '../state/createLogic'
import { createStateStore, type State, type StateStore } from '../state/createStateStore'
import type { ContentContextValue } from './ContentContext'
import { EntryContext } from './EntryContext'
import { useContentContext } from './useContentContext'

export interface NamesProviderProps {
  /**
   * Values that expressions inside read by name and as `state.…`. They hide outer state of the same
   * name. Content may write to them; a value that changes here overrides the write.
   */
  readonly values: State
  /** Merged into `context` for the expressions inside. */
  readonly context?: Readonly<Record<string, unknown>> | undefined
  readonly children: ReactNode
}

/** Adds names for the expressions of the blocks inside. Blocks outside cannot see them. */
export function NamesProvider({ values, context, children }: NamesProviderProps): ReactElement {
  const outer = useContentContext()
  const names = Object.keys(values).join('\n')
  const latest = useRef(values)
  latest.current = values
  const { data } = outer.store
  // Changed values are merged; only changed names need another store.
  const { own } = useMemo(
    () => ({ names, own: createStateStore(latest.current, {}, data) }),
    [names, data],
  )
  useMergedChanges(own, values)
  const content = useMemo(() => withNames(outer, own, context), [outer, own, context])
  return <EntryContext value={content}>{children}</EntryContext>
}

function withNames(
  outer: ContentContextValue,
  own: StateStore,
  context: NamesProviderProps['context'],
): ContentContextValue {
  const { slotStore } = outer
  const around = outer.logicEnvironment.context
  const merged = context ? { ...(isRecord(around) ? around : undefined), ...context } : around
  return {
    ...joinScopes(outer, { store: own, context: merged, locals: null }),
    slotStore: slotStore && createScopedStore(slotStore, own),
  }
}

interface Names {
  readonly store: StateStore
  readonly context: unknown
  readonly locals: Locals | null
}

/** The context of blocks of `outer` whose expressions see other names first. */
export function joinScopes(
  outer: ContentContextValue,
  { store: own, context, locals }: Names,
): ContentContextValue {
  const store = createScopedStore(outer.store, own)
  const left = outer.locals && hideNames(outer.locals, own.get())
  const logicEnvironment = { ...outer.logicEnvironment, store, context }
  return { ...outer, ...logicScope(logicEnvironment, joinLocals(left, locals)) }
}

/**
 * Names of an outer repeat take precedence over the state, so drop those that are redefined here.
 */
function hideNames(locals: Locals, taken: State): Locals {
  const left = Object.entries(locals.values).filter(([name]) => !hasOwn(taken, name))
  return { ...locals, values: Object.fromEntries(left) }
}

/**
 * A store in which the keys of `own` hide those of `outer`.
 *
 * A write goes to the store that has the key: `own` first, else `outer`. The state of another entry,
 * which has live objects of its own, also gets what is assigned to other keys: `outer` then gets only
 * writes to the objects inside them.
 */
export function createScopedStore(outer: StateStore, own: StateStore): StateStore {
  const { data } = own
  const isEntry = data !== outer.data
  const isOwn = (key: string): boolean => hasOwn(own.get(), key)
  let state: State = {}
  let stateVersion = -1

  const self: StateStore = {
    data,
    get() {
      const version = self.version()
      if (version !== stateVersion) {
        state = { ...outer.get(), ...own.get() }
        stateVersion = version
      }
      return state
    },
    peek: () => ({ ...outer.peek(), ...own.peek() }),
    touch(live) {
      const { state, changed } = data.publish(self.get(), [live])
      self.set(state, changed)
    },
    set(next, changed) {
      const isAssigned = (key: string): boolean =>
        data.find(outer.get()[key]) !== data.find(next[key])
      for (const key of changed) {
        const store = isOwn(key) || (isEntry && isAssigned(key)) ? own : outer
        store.merge({ [key]: next[key] })
      }
    },
    merge(values) {
      self.set(values, Object.keys(values))
    },
    version: () => outer.version() + own.version(),
    subscribe(keys, listener) {
      return combineUndos([
        own.subscribe(keys, listener),
        outer.subscribe(keys?.filter((key) => isEntry || !isOwn(key)) ?? null, listener),
      ])
    },
  }
  return self
}
