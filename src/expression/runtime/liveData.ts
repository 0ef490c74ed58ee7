import { hasOwn } from '../../utils/hasOwn'
import { emptyCopy, emptyOut, isCopied, isSame, partsIn, setParts } from './data'
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
 * Lists, plain objects, dates, sets and maps have a live side. All else is handed on as it is, and changes nobody but
 * the run that made it: functions, regular expressions, addresses, errors, promises, and what belongs to the page.
 *
 * {@link LiveData.settle} makes shown objects for what was written to and for what holds it, in all keys of the state.
 * It visits no key that holds nothing written; data is copied the first time that code reaches it, and only then.
 */
export interface LiveData {
  /** The state's own, where this one is a copy whose writes are thrown away. */
  readonly source: LiveData | undefined
  /** The live side of a value that the state holds now. What belongs to the page itself has none. */
  open(shown: unknown): unknown
  /** As {@link LiveData.open}, for what the state may hold a later version of: an item as it was rendered. */
  find(rendered: unknown): unknown
  /** Notes that code has put a live object somewhere that otherwise holds what belongs to the page: the context. */
  remember(live: unknown): void
  /** The live side of what was remembered; of anything else, `shown` itself. */
  recall(shown: unknown): unknown
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
 * @param source - See {@link LiveData.source}.
 */
export function createLiveData(source?: LiveData): LiveData {
  /** Live objects by what was shown of them, at any time. */
  const liveByShown = new WeakMap<object, object>()
  /** What is shown of live objects; `null` for those that code made and nobody was shown. */
  const shownByLive = new WeakMap<object, object | null>()
  /** The live objects in a shown one that is a value of the state itself. */
  const contents = new WeakMap<object, ReadonlySet<object>>()
  const originals = new WeakMap<object, object>()
  const remembered = new WeakSet<object>()

  function open(value: unknown): unknown {
    if (!isObject(value) || isLive(value)) return value
    const known = liveByShown.get(value)
    // An old version that was put back is another thing than what has become of it.
    if (known !== undefined && shownByLive.get(known) === value) return known
    if (!isCopied(value)) return value
    const live = emptyCopy(value)
    liveByShown.set(value, live)
    shownByLive.set(live, value)
    return fill(live, value)
  }

  function fill(live: object, shown: object): object {
    return setParts(live, Object.keys(shown), partsIn(shown).map(open))
  }

  /** Makes shown objects for those live ones that have changed, and for what holds them. */
  function refresh(values: readonly unknown[]): void {
    /** What was found, each object with those that hold it. */
    const holders = new Map<object, object[]>()
    for (const value of values) if (isLive(value)) holders.set(value, [])
    const changed: object[] = []
    // What is added on the way is visited as well.
    for (const live of holders.keys()) {
      const keys = Object.keys(live)
      const parts = partsIn(live).map(open)
      setParts(live, keys, parts)
      for (const part of parts) {
        if (!isLive(part)) continue
        const known = holders.get(part)
        if (known) known.push(live)
        else holders.set(part, [live])
      }
      const before = shownByLive.get(live)
      if (!before || !isSame(before, live, keys, parts.map(show))) changed.push(live)
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
      setParts(shown, Object.keys(live), partsIn(live).map(show))
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
      for (const part of partsIn(container)) if (isLive(part)) found.add(part)
    }
    contents.set(shown, found)
    return found
  }

  function find(rendered: unknown): unknown {
    if (!isObject(rendered)) return rendered
    return liveByShown.get(rendered) ?? open(originals.get(rendered) ?? rendered)
  }

  function recall(shown: unknown): unknown {
    if (!isObject(shown)) return shown
    const live = liveByShown.get(shown)
    if (live && remembered.has(live)) return live
    return source && source.recall(shown) !== shown ? find(shown) : shown
  }

  return {
    source,
    open,
    find,
    recall,
    remember: (live) => void (isObject(live) && remembered.add(live)),
    show(live) {
      refresh([live])
      return show(live)
    },
    own: (made) => void shownByLive.set(made, null),
    isLive,
    holders: (state, live) => Object.keys(state).filter((key) => contentsOf(state[key]).has(live)),
    replace(state, item, next, written, place) {
      if (!isObject(item)) {
        const list = find(place?.list)
        if (place && Array.isArray(list) && Object.is(list[place.index], item)) {
          written.add(list)
          list[place.index] = next
        }
        return []
      }
      for (const container of Object.values(state).flatMap((value) => [...contentsOf(value)])) {
        const parts = partsIn(container)
        if (!parts.includes(item)) continue
        written.add(container)
        setParts(
          container,
          Object.keys(container),
          parts.map((part) => (part === item ? next : part)),
        )
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
        const shown = shownByLive.get(object)
        if (shown) fill(emptyOut(object, shown), shown)
      }
    },
    follow: (copy, original) => void originals.set(copy, original),
  }
}

const NOTHING: ReadonlySet<object> = new Set()

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
