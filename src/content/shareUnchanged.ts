import { hasOwn } from '../utils/values/hasOwn'
import { isRecord } from '../utils/values/isRecord'
import { ownValue } from '../utils/values/ownValue'

/**
 * Reuses every part of `previous` that equals its counterpart in `next`, so that comparing
 * identities finds exactly the parts that changed.
 *
 * List items are matched by `id` at any index, otherwise by index.
 */
export function shareUnchanged<T>(previous: unknown, next: T): T {
  return share(previous, next) as T
}

function share(previous: unknown, next: unknown): unknown {
  // A patch keeps the identity of all that it does not change.
  if (Object.is(previous, next)) return next
  if (Array.isArray(next)) return Array.isArray(previous) ? shareList(previous, next) : next
  if (!isRecord(next) || !isRecord(previous)) return next
  const shared = Object.entries(next).map(([name, value]) => {
    return [name, share(ownValue(previous, name), value)] as const
  })
  const isSame =
    shared.length === Object.keys(previous).length &&
    shared.every(([name, value]) => hasOwn(previous, name) && Object.is(value, previous[name]))
  return isSame ? previous : Object.fromEntries(shared)
}

function shareList(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const byId = new Map(previous.map((item) => [idOf(item), item]))
  const items = next.map((item, index) => {
    const id = idOf(item)
    return share((id !== undefined && byId.get(id)) || previous[index], item)
  })
  const isSame =
    items.length === previous.length &&
    items.every((item, index) => Object.is(item, previous[index]))
  return isSame ? previous : items
}

function idOf(item: unknown): unknown {
  return isRecord(item) ? item.id : undefined
}
