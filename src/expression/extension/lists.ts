import {
  callFunction,
  copyList,
  language,
  nativeMethods,
  ownList,
  refuse,
  toNumber,
} from '../core'
import type { Kind, Method, MethodTable } from '../runtime/kinds'
import { MAX_LIST_LENGTH } from '../runtime/limits'
import type { Run } from '../runtime/Run'

type List = unknown[]

const methods: MethodTable<List> = {
  ...language.kinds.list?.methods,
  ...nativeMethods(Array.prototype, 'keys values', { makes: 'list' }),
  ...nativeMethods(Array.prototype, 'entries', { makes: 'lists' }),
  ...nativeMethods(Array.prototype, 'fill', {
    takes: ['any', 'plain'],
    perItem: 1 / 16,
    changes: true,
  }),
  // The engine would nest without end.
  flat: (run, list, [depth]) =>
    ownList(run, flatten(run, list, depth === undefined ? 1 : toNumber(run, depth))),
  flatMap: (run, list, args) =>
    ownList(run, flatten(run, methods.map?.(run, list, args) as List, 1)),
  // These are newer than the oldest browsers.
  findLast: (run, list, [test]) => list[lastIndex(run, list, test)],
  findLastIndex: (run, list, [test]) => lastIndex(run, list, test),
  toReversed: onCopy('reverse'),
  toSorted: onCopy('sort'),
  toSpliced: onCopy('splice'),
  with(run, list, [index, value]) {
    const given = Math.trunc(toNumber(run, index)) || 0
    const at = given < 0 ? given + list.length : given
    if (at < 0 || at >= list.length) refuse('error', `Invalid index: ${at}`)
    const copy = copyList(run, list)
    copy[at] = value
    return copy
  },
}

export const listKind: Kind = { methods }

/** A method that changes a copy of the list. */
function onCopy(name: string): Method<List> {
  return (run, list, args) => {
    const copy = copyList(run, list)
    methods[name]?.(run, copy, args)
    return copy
  }
}

function lastIndex(run: Run, list: List, test: unknown): number {
  let index = list.length - 1
  while (index >= 0 && !callFunction(run, test as object, undefined, [list[index], index, list])) {
    run.spend(1 / 16)
    index--
  }
  return index
}

function flatten(run: Run, list: readonly unknown[], depth: number, result: List = []): List {
  for (const item of list) {
    run.spend(1 / 16)
    if (depth >= 1 && Array.isArray(item)) flatten(run, item, depth - 1, result)
    else run.limitLength(result.push(item), MAX_LIST_LENGTH)
  }
  return result
}
