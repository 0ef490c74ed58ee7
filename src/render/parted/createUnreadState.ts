import { createListeners } from '../../utils/timing/createListeners'
import { oncePerTurn } from '../../utils/timing/oncePerTurn'
import { isRecord } from '../../utils/values/isRecord'
import { onePer } from '../../utils/values/onePer'
import type { EntryStateStore, State } from '../state/createStateStore'
import { type EntryHandle, entryHandle } from '../state/entryHandle'

type Container = Record<string, unknown>

/** The state of an entry without behavior: nothing reads it but scripts of the page. */
export interface UnreadState extends Pick<EntryStateStore, 'observe'> {
  readonly handle: EntryHandle
  /** The values, with what the page has written. */
  readonly values: State
  /** Makes the handle write to the state that React has begun with {@link UnreadState.values}. */
  continueIn(state: Container): void
}

/** @param initial - Values that nobody else changes. Objects inside are copied when they are read. */
export function createUnreadState(name: string, initial: State): UnreadState {
  const values: Container = { ...initial }
  const own = new WeakSet<object>()
  const observers = createListeners<State>()
  const notify = oncePerTurn(() => observers.notify({ ...values }))
  let next: Container | undefined

  /** Who keeps the outermost proxy writes to the state that has followed. */
  const latest = (target: Container): Container => (target === values && next) || target

  const proxyOf = onePer(
    (container: Container): Container =>
      new Proxy(container, {
        get(target, key: string) {
          const value = latest(target)[key]
          if (!isContainer(value) || latest(target) !== target) return value
          const copy = own.has(value) ? value : copyOf(value)
          own.add(copy)
          target[key] = copy
          return proxyOf(copy)
        },
        set(target, key, value) {
          const isSet = Reflect.set(latest(target), key, value)
          notify()
          return isSet
        },
        deleteProperty(target, key) {
          const isDeleted = Reflect.deleteProperty(latest(target), key)
          notify()
          return isDeleted
        },
      }),
  )

  return {
    handle: entryHandle(name, () => next ?? proxyOf(values)),
    values,
    observe: observers.add,
    continueIn(state) {
      next = state
    },
  }
}

function copyOf(value: Container): Container {
  return Array.isArray(value) ? (value.slice() as unknown as Container) : { ...value }
}

function isContainer(value: unknown): value is Container {
  return Array.isArray(value) || isRecord(value)
}
