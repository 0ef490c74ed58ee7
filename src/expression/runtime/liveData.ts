import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'
import type { ItemPlace } from './Scope'

type Fields = Record<string, unknown>
type State = Readonly<Fields>

/** The state after a run. */
export interface Settled {
  /** The same object when nothing changed. Unchanged parts are shared. */
  readonly state: State
  /** Top-level keys that were set, changed or deleted. */
  readonly changed: readonly string[]
}

/**
 * The one way to write to a state.
 *
 * Data has two sides. What blocks are shown never changes: after a write they get new objects, and all that was not
 * written to stays the same. Code works on live objects, copies with an identity that lasts: the shown object, and
 * every one that is shown in its place later, lead to the same live one. So what stands in two places is one thing, an
 * item is found wherever its list has moved, and a variable of a late callback holds what is there now.
 *
 * {@link LiveData.settle} makes shown objects for what was written to and for what holds it, in all keys of the state.
 * It visits no key that holds nothing written; data is copied the first time that code reaches it, and only then.
 */
export interface LiveData {
  /** The live side of a value that the state holds now. What belongs to the page itself has none. */
  open(shown: unknown): unknown
  /** As {@link LiveData.open}, for what the state may hold a later version of: an item as it was rendered. */
  find(rendered: unknown): unknown
  /** What blocks are shown of a live value. */
  show(live: unknown): unknown
  /** Takes in an object that code made. */
  own(made: object): void
  /** Whether `value` is a live object. */
  isLive(value: unknown): boolean
  /** Top-level keys of `state` that hold `live`, at any depth. */
  holders(state: State, live: object): readonly string[]
  /**
   * Puts `next` wherever `state` holds `item`. A text or a number, which may stand anywhere, is replaced at `place`.
   *
   * @returns The top-level keys that hold it themselves.
   */
  replace(
    state: State,
    item: unknown,
    next: unknown,
    written: Set<object>,
    place?: ItemPlace,
  ): readonly string[]
  /**
   * Shows what was written.
   *
   * @param written - Live objects that were written to.
   * @param assigned - Top-level keys whose live values are those of `root`; deleted where that has none.
   */
  settle(
    state: State,
    written: Iterable<object>,
    root?: State,
    assigned?: readonly string[],
  ): Settled
  /** Takes back what was written and not shown yet. */
  revert(written: Iterable<object>): void
  /** Notes that what is written to `copy` is meant for `original`. */
  follow(copy: object, original: object): void
}

/**
 * Makes the live side of a state.
 *
 * @param source - The state's own, where this one is for a run whose writes are thrown away.
 */
export function createLiveData(source?: LiveData): LiveData {
  /** Live objects by what was shown of them, at any time. */
  const liveByShown = new WeakMap<object, object>()
  /** What is shown of live objects; `null` for those that code made and nobody was shown. */
  const shownByLive = new WeakMap<object, object | null>()
  /** The live objects in a shown one that is a value of the state itself. */
  const contents = new WeakMap<object, ReadonlySet<object>>()
  const originals = new WeakMap<object, object>()

  function open(value: unknown): unknown {
    if (!isObject(value) || isLive(value)) return value
    const known = liveByShown.get(value)
    // An old version that was put back is another thing than what has become of it.
    if (known !== undefined && shownByLive.get(known) === value) return known
    const live = copyShape(value)
    if (live === null) return value
    liveByShown.set(value, live)
    shownByLive.set(live, value)
    fill(live, value)
    return live
  }

  function fill(live: Fields, shown: object): void {
    for (const key of Object.keys(shown)) {
      if (key !== '__proto__') live[key] = open((shown as Fields)[key])
    }
  }

  /** Makes shown objects for those live ones that have changed, and for what holds them. */
  function refresh(values: readonly unknown[]): void {
    /** What was found, each object with those that hold it. */
    const holders = new Map<object, object[]>()
    for (const value of values) if (isLive(value)) holders.set(value, [])
    const changed: object[] = []
    // What is added on the way is visited as well.
    for (const live of holders.keys()) {
      const before = shownByLive.get(live) ?? null
      let isSame = before !== null && isSameShape(live, before)
      for (const key of Object.keys(live)) {
        const part = open((live as Fields)[key])
        ;(live as Fields)[key] = part
        if (isLive(part)) {
          const known = holders.get(part)
          if (known) known.push(live)
          else holders.set(part, [live])
        }
        isSame &&= hasOwn(before, key) && Object.is((before as Fields)[key], show(part))
      }
      if (!isSame) changed.push(live)
    }

    const fresh = new Map<object, object>()
    for (const live of changed) {
      if (fresh.has(live)) continue
      fresh.set(live, emptyCopy(live))
      for (const holder of holders.get(live) ?? []) changed.push(holder)
    }
    for (const [live, shown] of fresh) {
      const before = shownByLive.get(live)
      if (before) source?.follow(shown, before)
      shownByLive.set(live, shown)
      liveByShown.set(shown, live)
    }
    for (const [live, shown] of fresh) {
      for (const [key, part] of Object.entries(live)) (shown as Fields)[key] = show(part)
    }
  }

  /** What is shown of a value, as far as that is known. */
  function show(value: unknown): unknown {
    return isLive(value) ? shownByLive.get(value) : value
  }

  function isLive(value: unknown): value is object {
    return isObject(value) && shownByLive.has(value)
  }

  function contentsOf(shown: unknown): ReadonlySet<object> {
    if (!isObject(shown)) return NOTHING
    const live = open(shown)
    const known = contents.get(shown)
    if (isObject(live) && known?.has(live)) return known
    const found = new Set<object>()
    if (isLive(live)) found.add(live)
    // What is added on the way is visited as well.
    for (const container of found) {
      for (const part of Object.values(container)) if (isLive(part)) found.add(part)
    }
    contents.set(shown, found)
    return found
  }

  function find(rendered: unknown): unknown {
    if (!isObject(rendered)) return rendered
    return liveByShown.get(rendered) ?? open(originals.get(rendered) ?? rendered)
  }

  return {
    open,
    find,
    show(live) {
      refresh([live])
      return show(live)
    },
    own: (made) => void shownByLive.set(made, null),
    isLive,
    holders: (state, live) => Object.keys(state).filter((key) => contentsOf(state[key]).has(live)),
    replace(state, item, next, written, place) {
      const put = (live: object, key: string | number): void => {
        written.add(live)
        ;(live as Fields)[key] = next
      }
      if (!isObject(item)) {
        const list = find(place?.list)
        if (place && Array.isArray(list) && Object.is(list[place.index], item))
          put(list, place.index)
        return []
      }
      for (const container of Object.values(state).flatMap((value) => [...contentsOf(value)])) {
        for (const key of Object.keys(container)) {
          if ((container as Fields)[key] === item) put(container, key)
        }
      }
      return Object.keys(state).filter((key) => open(state[key]) === item)
    },
    settle(state, written, root = {}, assigned = []) {
      const own = new Set(assigned)
      const due = new Set(assigned)
      // What nobody was shown is in the state only if something else was written to.
      const objects = Array.from(written).filter((object) => shownByLive.get(object))
      for (const key of objects.length > 0 ? Object.keys(state) : []) {
        const held = contentsOf(state[key])
        if (objects.some((object) => held.has(object))) due.add(key)
      }
      // All are opened before any is shown: then, their objects are those of before.
      const values = Array.from(due, (key) => {
        const holder = own.has(key) ? root : state
        return { key, isSet: hasOwn(holder, key), live: open(holder[key]) }
      })
      // What the state no longer holds may come back.
      refresh([...values.map(({ live }) => live), ...objects])
      const next: Fields = Object.assign(Object.create(Object.getPrototypeOf(state)), state)
      const changed: string[] = []
      for (const { key, isSet, live } of values) {
        const shown = show(live)
        if (isSet === hasOwn(state, key) && Object.is(state[key], shown)) continue
        changed.push(key)
        if (isSet) next[key] = shown
        else delete next[key]
      }
      return { state: changed.length > 0 ? next : state, changed }
    },
    revert(written) {
      for (const object of written) {
        const live = object as Fields
        const shown = shownByLive.get(live)
        if (!shown) continue
        if (live instanceof Date) live.setTime(Number(shown))
        for (const key of Object.keys(live)) delete live[key]
        if (Array.isArray(live)) live.length = (shown as unknown[]).length
        fill(live, shown)
      }
    },
    follow: (copy, original) => void originals.set(copy, original),
  }
}

const NOTHING: ReadonlySet<object> = new Set()

/**
 * What a copy of plain data starts as. `null` for what belongs to the page: instances of classes, and objects with
 * functions, which would act on themselves and not on a copy.
 */
function copyShape(value: object): Fields | null {
  if (!Array.isArray(value) && !(value instanceof Date)) {
    if (!isRecord(value)) return null
    if (Object.values(value).some((part) => typeof part === 'function')) return null
  }
  return emptyCopy(value) as Fields
}

function emptyCopy(value: object): object {
  if (Array.isArray(value)) return new Array(value.length)
  return value instanceof Date ? new Date(value) : {}
}

function isSameShape(live: object, shown: object): boolean {
  if (live instanceof Date) return Number(live) === Number(shown)
  const hasSameLength = (live as Fields).length === (shown as Fields).length
  return hasSameLength && Object.keys(live).length === Object.keys(shown).length
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
