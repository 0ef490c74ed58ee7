import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'
import type { State } from './createStateStore'

/** What content reaches as `context`: an object of the entry's own, so that it may write to it and the page's stays as it is. */
export interface EntryContext {
  /**
   * Takes over what the page's context has that it did not have the last time: the rest stays as content wrote it.
   *
   * @returns Always the same object. A context that is no plain object is given back as it is.
   */
  take(context: unknown): unknown
  /** Makes `next` of it. */
  write(next: State): void
}

/** @param onWrite - Called when content has written to the context. */
export function createEntryContext(onWrite: () => void): EntryContext {
  const own: Record<string, unknown> = {}
  let given: State = {}

  function put(next: State, before: State): void {
    for (const key of Object.keys({ ...before, ...next })) {
      if (hasOwn(next, key) === hasOwn(before, key) && Object.is(next[key], before[key])) continue
      if (hasOwn(next, key)) own[key] = next[key]
      else delete own[key]
    }
  }

  return {
    take(context) {
      if (context !== undefined && !isRecord(context)) return context
      const next = withReceiver(context ?? {})
      put(next, given)
      given = next
      return own
    },
    write(next) {
      put(next, own)
      onWrite()
    },
  }
}

const bound = new WeakMap<State, State>()

/** The page's functions keep the object that they belong to. */
function withReceiver(context: State): State {
  const known = bound.get(context)
  if (known) return known
  const next = Object.fromEntries(
    Object.entries(context).map(([key, value]) => [
      key,
      typeof value === 'function' ? value.bind(context) : value,
    ]),
  )
  bound.set(context, next)
  return next
}
