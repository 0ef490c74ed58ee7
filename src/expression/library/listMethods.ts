import { joinTexts, toNumber, toText } from '../runtime/coerce'
import { callFunction } from '../runtime/functions'
import { MAX_LIST_LENGTH } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import type { Run } from '../runtime/Run'
import { type Method, type MethodTable, nativeMethods, ownList } from './natives'

type List = unknown[]

const walking = { takes: ['any'], perItem: 1 / 16 } as const
const searching = { takes: ['any', 'plain'], perItem: 1 / 16 } as const

/** Methods of lists. Those that change the list need one that belongs to the run. */
export const LIST_METHODS: MethodTable<List> = {
  ...nativeMethods(
    Array.prototype,
    'every find findIndex forEach reduce reduceRight some',
    walking,
  ),
  ...nativeMethods(Array.prototype, 'filter map concat', { ...walking, makes: 'list' }),
  ...nativeMethods(Array.prototype, 'includes indexOf lastIndexOf', searching),
  ...nativeMethods(Array.prototype, 'fill', { ...searching, changes: true }),
  ...nativeMethods(Array.prototype, 'pop push', { takes: ['any'], changes: true }),
  ...nativeMethods(Array.prototype, 'shift unshift', { ...walking, changes: true }),
  ...nativeMethods(Array.prototype, 'splice', {
    takes: ['plain', 'plain', 'any'],
    perItem: 1 / 16,
    changes: true,
    makes: 'list',
  }),
  ...nativeMethods(Array.prototype, 'slice keys values', { makes: 'list' }),
  ...nativeMethods(Array.prototype, 'entries', { makes: 'lists' }),
  // These are newer than the oldest browsers.
  at: (run, list, [index]) => list[indexIn(run, list, index)],
  findLast: (run, list, [test]) => list[lastIndex(run, list, test)],
  findLastIndex: (run, list, [test]) => lastIndex(run, list, test),
  toReversed: onCopy('reverse'),
  toSorted: onCopy('sort'),
  toSpliced: onCopy('splice'),
  with(run, list, [index, value]) {
    const at = indexIn(run, list, index)
    if (at < 0 || at >= list.length) refuse('error', `Invalid index: ${at}`)
    const copy = copyOf(run, list)
    copy[at] = value
    return copy
  },
  // The engine would turn what lists hold into text, or nest without end.
  flat: (run, list, [depth]) =>
    ownList(run, flatten(run, list, depth === undefined ? 1 : toNumber(run, depth))),
  flatMap: (run, list, args) =>
    ownList(run, flatten(run, LIST_METHODS.map?.(run, list, args) as List, 1)),
  join: (run, list, [separator]) =>
    joinTexts(run, list, separator === undefined ? ',' : toText(run, separator)),
  toString: (run: Run, list: List) => toText(run, list),
  reverse: (run, list) => arrangeable(run, list).reverse(),
  sort: (run, list, [comparer]) => arrangeable(run, list).sort(comparison(run, comparer)),
}

function copyOf(run: Run, list: List): List {
  return run.own(run.limitList(list.slice()))
}

/** A method that changes a copy of the list. */
function onCopy(name: string): Method<List> {
  return (run, list, args) => {
    const copy = copyOf(run, list)
    LIST_METHODS[name]?.(run, copy, args)
    return copy
  }
}

/** The list itself where it may be changed, else a copy: `context.list.sort()` is a common slip. */
function arrangeable(run: Run, list: List): List {
  run.spend(list.length / 16)
  return run.isOwned(list) ? list : copyOf(run, list)
}

function comparison(run: Run, comparer: unknown): (left: unknown, right: unknown) => number {
  return (left, right) => {
    run.spend(1)
    if (typeof comparer === 'function') {
      return toNumber(run, callFunction(run, comparer, undefined, [left, right]))
    }
    const one = toText(run, left)
    const other = toText(run, right)
    return one < other ? -1 : one > other ? 1 : 0
  }
}

/** Where an index leads that counts from the end if it is negative. */
export function indexIn(run: Run, { length }: { readonly length: number }, index: unknown): number {
  const at = Math.trunc(toNumber(run, index)) || 0
  return at < 0 ? at + length : at
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
