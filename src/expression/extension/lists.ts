import {
  callFunction,
  isOwned,
  language,
  limitLength,
  limitList,
  nativeMethods,
  own,
  ownList,
  refuse,
  spend,
  toNumber,
  toText,
} from '../core'
import type { Kind, Method, MethodTable } from '../runtime/kinds'
import { MAX_LIST_LENGTH } from '../runtime/limits'

type List = unknown[]

const methods: MethodTable<List> = {
  ...language.kinds.list?.methods,
  ...nativeMethods(Array.prototype, 'shift unshift', {
    takes: ['any'],
    perItem: 1 / 16,
    changes: true,
  }),
  ...nativeMethods(Array.prototype, 'splice', {
    takes: ['plain', 'plain', 'any'],
    perItem: 1 / 16,
    changes: true,
    makes: 'list',
  }),
  reverse: (list) => arrangeable(list).reverse(),
  sort: (list, [comparer]) => arrangeable(list).sort(comparison(comparer)),
  ...nativeMethods(Array.prototype, 'keys values', { makes: 'list' }),
  ...nativeMethods(Array.prototype, 'entries', { makes: 'lists' }),
  ...nativeMethods(Array.prototype, 'reduceRight', { takes: ['any'], perItem: 1 / 16 }),
  ...nativeMethods(Array.prototype, 'lastIndexOf', { takes: ['any', 'plain'], perItem: 1 / 16 }),
  ...nativeMethods(Array.prototype, 'fill', {
    takes: ['any', 'plain'],
    perItem: 1 / 16,
    changes: true,
  }),
  // The engine would nest without end.
  flat: (list, [depth]) => ownList(flatten(list, depth === undefined ? 1 : toNumber(depth))),
  flatMap: (list, args) => ownList(flatten(methods.map?.(list, args) as List, 1)),
  // These are newer than the oldest browsers.
  findLast: (list, [test]) => list[lastIndex(list, test)],
  findLastIndex: (list, [test]) => lastIndex(list, test),
  toReversed: onCopy('reverse'),
  toSorted: onCopy('sort'),
  toSpliced: onCopy('splice'),
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

/** A method that changes a copy of the list. */
function onCopy(name: string): Method<List> {
  return (list, args) => {
    const copy = copyList(list)
    methods[name]?.(copy, args)
    return copy
  }
}

function lastIndex(list: List, test: unknown): number {
  let index = list.length - 1
  while (index >= 0 && !callFunction(test as object, undefined, [list[index], index, list])) {
    spend(1 / 16)
    index--
  }
  return index
}

function flatten(list: readonly unknown[], depth: number, result: List = []): List {
  for (const item of list) {
    spend(1 / 16)
    if (depth >= 1 && Array.isArray(item)) flatten(item, depth - 1, result)
    else limitLength(result.push(item), MAX_LIST_LENGTH)
  }
  return result
}

/** The list itself where it may be changed, else a copy: `context.list.sort()` is a common slip. */
function arrangeable(list: List): List {
  spend(list.length / 16)
  return isOwned(list) ? list : copyList(list)
}

function copyList(list: List): List {
  return own(limitList(list.slice()))
}

function comparison(comparer: unknown): (left: unknown, right: unknown) => number {
  return (left, right) => {
    spend(1)
    if (typeof comparer === 'function') {
      return toNumber(callFunction(comparer, undefined, [left, right]))
    }
    const one = toText(left)
    const other = toText(right)
    return one < other ? -1 : one > other ? 1 : 0
  }
}
