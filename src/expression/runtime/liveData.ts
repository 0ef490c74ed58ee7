import { hasOwn } from '../../utils/values/hasOwn'
import { isObject } from '../../utils/values/isObject'
import { copyShape, emptyCopy } from './emptyCopy'
import type { ListPosition } from './ListPosition'

type Fields = Record<string, unknown>
type State = Readonly<Fields>

/** Result of a run's writes to the state. */
export interface StateChange {
  /** The same object when nothing changed. Unchanged values are shared. */
  readonly state: State
  /** Top-level keys that were set, changed or deleted. */
  readonly changed: readonly string[]
}

/**
 * The only way to write to a state.
 *
 * Data has two sides. Blocks get immutable objects: a write replaces the affected ones and shares
 * the rest. Code works on live objects, mutable copies with a stable identity: a shown object and
 * all its later versions map to the same live one. Therefore an object in two places stays one
 * object, an item is found wherever its list has moved, and a variable of a late callback holds the
 * current value.
 *
 * {@link LiveData.publish} creates new shown objects for the written ones and their holders, in all
 * keys of the state. It visits no other objects unless some have moved. Data is copied only when
 * code first reaches it.
 *
 * Measured alternative: proxies with snapshots, as in valtio, take 5 to 11 times as long for a
 * write with 1,000 rows, because they wrap all data before its first use. They are faster, by a
 * factor of 3, only when many keys of the state change at once.
 */
export interface LiveData {
  /** Returns the live side of a value in the current state. Objects of the page have none. */
  open(shown: unknown): unknown
  /**
   * Like {@link LiveData.open}, for a value that the state may hold in a later version, such as an
   * item as it was rendered.
   */
  find(rendered: unknown): unknown
  /** Returns the side of a live value that blocks see. */
  show(live: unknown): unknown
  /** Registers an object that code created. */
  own(made: object): void
  isLive(value: unknown): boolean
  /** Returns the top-level keys of `state` that contain `live`, at any depth. */
  holders(state: State, live: object): readonly string[]
  /**
   * Replaces `item` by `next` wherever `state` contains it. A text or a number, which may occur in
   * many places, is replaced only at `position`.
   *
   * @returns The top-level keys whose value is the item itself.
   */
  replace(
    state: State,
    item: unknown,
    next: unknown,
    written: Set<object>,
    position?: ListPosition,
  ): readonly string[]
  /**
   * Publishes writes.
   *
   * @param written - Live objects that were written to.
   * @param assigned - Top-level keys whose live values come from `root`; keys that it lacks are
   *   deleted.
   */
  publish(
    state: State,
    written: Iterable<object>,
    root?: State,
    assigned?: readonly string[],
  ): StateChange
  /** Undoes writes that have not been published. */
  revert(written: Iterable<object>): void
  /** Redirects later writes to `copy`, from a run that discards its writes, to `original`. */
  follow(copy: object, original: object): void
}

/** @param source - Live data of the state, for a copy whose writes are discarded. */
export function createLiveData(source?: LiveData): LiveData {
  /** Live objects by each of their shown versions. */
  const liveByShown = new WeakMap<object, object>()
  /** Shown objects by live ones; `null` for objects that code created and that were never shown. */
  const shownByLive = new WeakMap<object, object | null>()
  /**
   * Live objects inside each shown top-level value. Writes that move no object between places pass
   * this on to the new value.
   */
  const contents = new WeakMap<object, Tree>()

  function open(value: unknown): unknown {
    if (!isObject(value) || isLive(value)) return value
    const known = liveByShown.get(value)
    // A restored old version becomes an object of its own, not the current one.
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

  /**
   * Adds to `tree` the objects that its objects hold. For `climbed` ones, adds only objects that
   * they did not hold when they were last shown.
   */
  function addHeld(tree: Map<object, object[]>, climbed = new Set<object>()): Tree {
    // The loop also visits entries that it adds.
    for (const live of tree.keys()) {
      const known = climbed.has(live) ? heldWhenShown(live) : undefined
      for (const key of Object.keys(live)) {
        const inner = open((live as Fields)[key])
        ;(live as Fields)[key] = inner
        if (!isLive(inner)) continue
        const holders = tree.get(inner)
        holders?.push(live)
        if (known?.has(inner) || (holders && !climbed.delete(inner))) continue
        // Moves it to the end, because its contents were not updated while nothing held it.
        tree.delete(inner)
        tree.set(inner, holders ?? [live])
      }
    }
    return tree
  }

  function heldWhenShown(live: object): Set<unknown> {
    const values = Object.values(shownByLive.get(live) ?? {}).filter(isObject)
    return new Set(values.map((inner) => liveByShown.get(inner)).filter(isLive))
  }

  /** Whether a live object no longer holds an object that it held when it was last shown. */
  function hasLost(live: object): boolean {
    return new Set(Object.values(live).filter(isLive)).size < heldWhenShown(live).size
  }

  /** Creates shown objects for changed live ones and for their holders. */
  function refresh(tree: Tree): void {
    const changed = Array.from(tree.keys()).filter((live) => !isShown(live))
    const fresh = new Map<object, object>()
    for (const live of changed) {
      if (fresh.has(live)) continue
      fresh.set(live, emptyCopy(live))
      for (const holder of tree.get(live) ?? []) changed.push(holder)
    }
    for (const [live, shown] of fresh) {
      const before = shownByLive.get(live)
      if (before) source?.follow(shown, before)
      shownByLive.set(live, shown)
      liveByShown.set(shown, live)
    }
    for (const [live, shown] of fresh) {
      for (const [key, inner] of Object.entries(live)) (shown as Fields)[key] = show(inner)
    }
  }

  /** Whether a live object equals its shown version. */
  function isShown(live: object): boolean {
    const shown = shownByLive.get(live)
    if (!shown) return false
    if (live instanceof Date) return Number(live) === Number(shown)
    const values = Object.entries(live)
    return (
      (live as Fields).length === (shown as Fields).length &&
      values.length === Object.keys(shown).length &&
      values.every(
        ([key, inner]) => hasOwn(shown, key) && Object.is((shown as Fields)[key], show(inner)),
      )
    )
  }

  /** Returns the shown side of a value, if it has one. */
  function show(value: unknown): unknown {
    return isLive(value) ? shownByLive.get(value) : value
  }

  function isLive(value: unknown): value is object {
    return isObject(value) && shownByLive.has(value)
  }

  function contentsOf(shown: unknown): Tree {
    const live = open(shown)
    if (!isObject(shown) || !isLive(live)) return new Map()
    let tree = contents.get(shown)
    if (!tree?.has(live)) {
      tree = addHeld(new Map([[live, []]]))
      contents.set(shown, tree)
    }
    return tree
  }

  function find(rendered: unknown): unknown {
    if (!isObject(rendered)) return rendered
    return liveByShown.get(rendered) ?? open(rendered)
  }

  return {
    open,
    find,
    show(live) {
      if (isLive(live)) refresh(addHeld(new Map([[live, []]])))
      return show(live)
    },
    own: (made) => void shownByLive.set(made, null),
    isLive,
    holders: (state, live) => Object.keys(state).filter((key) => contentsOf(state[key]).has(live)),
    replace(state, item, next, written, position) {
      const put = (live: object, key: string | number): void => {
        written.add(live)
        ;(live as Fields)[key] = next
      }
      if (!isObject(item)) {
        const list = find(position?.list)
        if (position && Array.isArray(list) && Object.is(list[position.index], item))
          put(list, position.index)
        return []
      }
      const containers = Object.values(state).flatMap((value) => [...contentsOf(value).keys()])
      for (const container of containers) {
        for (const key of Object.keys(container)) {
          if ((container as Fields)[key] === item) put(container, key)
        }
      }
      return Object.keys(state).filter((key) => open(state[key]) === item)
    },
    publish(state, written, root = {}, assigned = []) {
      // Objects that were never shown enter the state only by a write to another object.
      const objects = Array.from(written).filter((object) => shownByLive.get(object))
      const trees = new Map<string, Tree>()
      for (const key of objects.length > 0 ? Object.keys(state) : []) {
        const tree = contentsOf(state[key])
        if (objects.some((object) => tree.has(object))) trees.set(key, tree)
      }
      const climbed = new Set(objects)
      for (const live of climbed) {
        for (const tree of trees.values()) {
          for (const holder of tree.get(live) ?? []) climbed.add(holder)
        }
      }
      // Opens all values before showing any, so that each maps to its current live object.
      const own = new Set(assigned)
      const values = Array.from(new Set([...assigned, ...trees.keys()]), (key) => {
        const holder = own.has(key) ? root : state
        return { key, isSet: hasOwn(holder, key), live: open(holder[key]) }
      })
      const opened = assigned.map((key) => open(root[key])).filter(isLive)
      for (const live of opened) climbed.delete(live)
      const visited = new Map([...climbed, ...opened].map((live) => [live, [] as object[]]))
      addHeld(visited, climbed)
      const isSameTree = visited.size === climbed.size && !objects.some(hasLost)
      refresh(visited)
      const next: Fields = Object.assign(Object.create(Object.getPrototypeOf(state)), state)
      const changed: string[] = []
      for (const { key, isSet, live } of values) {
        const shown = show(live)
        if (isSet === hasOwn(state, key) && Object.is(state[key], shown)) continue
        changed.push(key)
        const tree = trees.get(key)
        if (isSameTree && tree && isObject(shown)) contents.set(shown, tree)
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
    follow(copy, original) {
      const live = find(original)
      if (isLive(live)) liveByShown.set(copy, live)
    },
  }
}

/** Live objects reachable from a value, each with its holders. */
type Tree = ReadonlyMap<object, readonly object[]>
