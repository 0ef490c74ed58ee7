import type { ListPosition } from '../../expression'
import { hasOwn } from '../../utils/values/hasOwn'
import { isRecord } from '../../utils/values/isRecord'
import { onePer } from '../../utils/values/onePer'
import { assertSafeKey, isSafeKey } from '../../utils/values/safePath'
import type { State, StateStore } from './createStateStore'

type Container = Record<string, unknown>

export interface StateProxy {
  /** Writable at any depth and at any time. */
  readonly state: Container
  /** Converts a script's value to the form that blocks render. */
  show(value: unknown): unknown
}

export type ProxiedStore = Pick<StateStore, 'data' | 'get' | 'peek' | 'set' | 'merge' | 'touch'>

/**
 * Lets scripts write to a state. They get proxies of its live objects, which record every write.
 *
 * @param locals - Names that hide the state's own.
 * @param positions - Positions of locals that are items of a list.
 */
export function createStateProxy(
  store: ProxiedStore,
  locals: State = {},
  positions: Readonly<Record<string, ListPosition>> = {},
): StateProxy {
  const { data } = store
  const liveByProxy = new WeakMap<object, object>()

  const parts: ProxyHandler<Container> = {
    get: (live, key) => wrap(Reflect.get(live, key)),
    set(live, key, value) {
      if (typeof key === 'string') assertSafeKey(key)
      const next = unwrap(value)
      if (hasOwn(live, key) && Object.is(Reflect.get(live, key), next)) return true
      const isSet = Reflect.set(live, key, next)
      store.touch(live)
      return isSet
    },
    deleteProperty(live, key) {
      const isHere = hasOwn(live, key)
      const isDeleted = Reflect.deleteProperty(live, key)
      if (isHere) store.touch(live)
      return isDeleted
    },
    getOwnPropertyDescriptor(live, key) {
      const own = Reflect.getOwnPropertyDescriptor(live, key)
      return own && { ...own, value: wrap(own.value) }
    },
  }

  const proxyOf = onePer((live: Container) => {
    const proxy = new Proxy(live, parts)
    liveByProxy.set(proxy, live)
    return proxy
  })

  const whole: ProxyHandler<Container> = {
    get: (_, key) => read(key),
    set(_, key, value) {
      if (typeof key !== 'string') return false
      assertSafeKey(key)
      const next = unwrap(value)
      if (hasOwn(locals, key)) setItem(key, next)
      else if (isContainer(next) || !hasOwn(store.peek(), key)) assign([key], { [key]: next })
      else store.merge({ [key]: next })
      return true
    },
    deleteProperty(_, key) {
      assign([String(key)], {})
      return true
    },
    has: (_, key) => has(key),
    ownKeys: () => Object.keys({ ...store.peek(), ...locals }),
    getOwnPropertyDescriptor(_, key) {
      if (!has(key)) return undefined
      return { value: read(key), writable: true, enumerable: true, configurable: true }
    },
  }

  function has(key: PropertyKey): boolean {
    return hasOwn(locals, key) || hasOwn(store.peek(), key)
  }

  function read(key: PropertyKey): unknown {
    const name = String(key)
    if (hasOwn(locals, key)) return wrap(data.find(locals[name]))
    return hasOwn(store.peek(), key) ? wrap(data.open(store.peek()[name])) : undefined
  }

  function assign(keys: readonly string[], root: State, written: Iterable<object> = []): void {
    const { state, changed } = data.publish(store.get(), written, root, keys)
    store.set(state, changed)
  }

  function setItem(name: string, next: unknown): void {
    const written = new Set<object>()
    const item = data.find(locals[name])
    const keys = data.replace(store.get(), item, next, written, positions[name])
    assign(keys, Object.fromEntries(keys.map((key) => [key, next])), written)
  }

  function wrap(value: unknown): unknown {
    // Methods of dates fail on proxies.
    return isContainer(value) && data.isLive(value) ? proxyOf(value) : value
  }

  /**
   * The live object behind a script's value. The script's own objects are copied, because it may
   * change them unnoticed later.
   */
  function unwrap(value: unknown, copies = new Map<object, object>()): unknown {
    if (!isContainer(value) || data.isLive(value)) return value
    const known = liveByProxy.get(value) ?? copies.get(value)
    if (known) return known
    const copy = (Array.isArray(value) ? new Array(value.length) : {}) as Container
    copies.set(value, copy)
    data.own(copy)
    for (const key of Object.keys(value)) {
      if (isSafeKey(key)) copy[key] = unwrap(value[key], copies)
    }
    return copy
  }

  return {
    state: new Proxy({}, whole),
    show: (value) => data.show(unwrap(value)),
  }
}

function isContainer(value: unknown): value is Container {
  return Array.isArray(value) || isRecord(value)
}
