import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'
import { assertSafeKey } from '../../utils/safePath'
import type { StateStore } from './createStateStore'

type Container = Record<PropertyKey, unknown>

/** An object of the state, as a script holds it. */
interface Place {
  readonly proxy: Container
  readonly parent: Place | null
  /** Where it stands in its parent. */
  key: PropertyKey
  /** What stands there. Never written to. */
  value: Container
  /** When it was looked up. */
  epoch: number
  readonly children: WeakMap<Container, Place>
}

/**
 * The state as an object that scripts can write to, at any depth and at any time.
 *
 * Each write goes to the store as a copy of what it touches; all else is shared. What a script holds stays the
 * same thing while the script sorts and cuts lists, and is looked up again when others have written.
 */
export function createStateProxy(store: StateStore): Record<string, unknown> {
  const places = new WeakMap<object, Place>()
  let epoch = 0
  let seenVersion = store.version()

  const handler: ProxyHandler<Container> = {
    get(target, key) {
      return show(target, key)
    },
    set(target, key, value) {
      if (typeof key === 'string') assertSafeKey(key)
      const next = unwrap(value)
      const before = currentOf(target)
      if (!(key in before) || !Object.is(before[key], next)) {
        write(placeOf(target), key, (copy) => {
          copy[key] = next
        })
      }
      return true
    },
    deleteProperty(target, key) {
      if (hasOwn(currentOf(target), key)) {
        write(placeOf(target), key, (copy) => {
          delete copy[key]
        })
      }
      return true
    },
    has: (target, key) => key in currentOf(target),
    ownKeys: (target) => Reflect.ownKeys(currentOf(target)),
    getOwnPropertyDescriptor(target, key) {
      const own = Object.getOwnPropertyDescriptor(currentOf(target), key)
      if (!own) return undefined
      const isLength = Array.isArray(target) && key === 'length'
      const { enumerable = false } = own
      return { value: show(target, key), writable: true, enumerable, configurable: !isLength }
    },
  }

  const root = createPlace(store.get(), null, '')

  function createPlace(value: Container, parent: Place | null, key: PropertyKey): Place {
    // Not the value itself: what is frozen could not be shown as anything else.
    const target = (Array.isArray(value) ? [] : {}) as Container
    const proxy = new Proxy(target, handler)
    const place = { proxy, parent, key, value, epoch, children: new WeakMap() }
    places.set(target, place)
    places.set(proxy, place)
    parent?.children.set(value, place)
    return place
  }

  function show(target: Container, key: PropertyKey): unknown {
    const parent = placeOf(target)
    const value = current(parent)[key]
    if (!isContainer(value)) return value
    const place = parent.children.get(value) ?? createPlace(value, parent, key)
    place.key = key
    return place.proxy
  }

  function placeOf(target: Container): Place {
    return places.get(target) ?? root
  }

  function currentOf(target: Container): Container {
    return current(placeOf(target))
  }

  function current(place: Place): Container {
    if (store.version() !== seenVersion) {
      seenVersion = store.version()
      epoch++
    }
    if (place.epoch !== epoch) {
      place.epoch = epoch
      const found = place.parent ? current(place.parent)[place.key] : store.get()
      if (isContainer(found) && Array.isArray(found) === Array.isArray(place.value)) {
        move(place, found)
      }
    }
    return place.value
  }

  function move(place: Place, value: Container): void {
    place.parent?.children.delete(place.value)
    place.parent?.children.set(value, place)
    place.value = value
  }

  function write(place: Place, key: PropertyKey, change: (copy: Container) => void): void {
    const { parent } = place
    const before = current(place)
    const siblings = parent && current(parent)
    const copy = (Array.isArray(before) ? before.slice() : { ...before }) as Container
    change(copy)
    move(place, copy)
    if (!parent || !siblings) {
      store.set(copy, [String(key)])
      seenVersion = store.version()
      return
    }
    if (siblings[place.key] !== before) {
      const index: number = Array.isArray(siblings) ? siblings.indexOf(before) : -1
      // What has left the state is only the script's own.
      if (index < 0) return
      place.key = index
    }
    write(parent, place.key, (outer) => {
      outer[place.key] = copy
    })
  }

  /** Values of the state never hold what is only a script's view of them. */
  function unwrap(value: unknown, known = new Map<unknown, unknown>()): unknown {
    if (!isContainer(value)) return value
    const place = places.get(value)
    if (place) return current(place)
    if (known.has(value)) return known.get(value)
    known.set(value, value)
    let copy: Container | undefined
    for (const key of Object.keys(value)) {
      const item = unwrap(value[key], known)
      if (Object.is(item, value[key])) continue
      copy ??= (Array.isArray(value) ? value.slice() : { ...value }) as Container
      copy[key] = item
    }
    known.set(value, copy ?? value)
    return copy ?? value
  }

  return root.proxy as Record<string, unknown>
}

function isContainer(value: unknown): value is Container {
  return Array.isArray(value) || isRecord(value)
}
