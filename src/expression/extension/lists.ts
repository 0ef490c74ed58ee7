import { LIST_METHODS, limitList, nativeMethods, own, refuse, spend, toNumber } from '../core'
import type { Kind, MethodTable } from '../runtime/kinds'
import { ownList } from './things'

type List = unknown[]

const methods: MethodTable<List> = {
  ...LIST_METHODS,
  ...nativeMethods(Array.prototype, 'keys values entries', () => [], ownList),
  // These are newer than the oldest browsers.
  findLast: (list, [test]) => list[lastIndex(list, test)],
  findLastIndex: (list, [test]) => lastIndex(list, test),
  toReversed: (list, args) => methods.reverse?.(copyList(list), args),
  toSorted: (list, args) => methods.sort?.(copyList(list), args),
  toSpliced(list, [start, count, ...items]) {
    const copy = list.slice()
    copy.splice(toNumber(start ?? 0), count === undefined ? copy.length : toNumber(count), ...items)
    return own(limitList(copy))
  },
  with(list, [index, value]) {
    const given = Math.trunc(toNumber(index)) || 0
    const at = given < 0 ? given + list.length : given
    if (at < 0 || at >= list.length) refuse('error', `Invalid index: ${at}`)
    const copy = copyList(list)
    copy[at] = value
    return copy
  },
}

export const listKind: Kind = { methods }

function copyList(list: List): List {
  return own(limitList(list.slice()))
}

function lastIndex(list: List, test: unknown): number {
  if (typeof test !== 'function') refuse('error', `${typeof test} is not a function`)
  let index = list.length - 1
  while (index >= 0 && !test(list[index], index, list)) {
    spend(1 / 16)
    index--
  }
  return index
}
