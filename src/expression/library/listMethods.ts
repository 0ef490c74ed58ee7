import { joinTexts, toNumber, toText } from '../runtime/coerce'
import { callFunction, toCallback } from '../runtime/functions'
import { MAX_LIST_LENGTH } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import type { Run } from '../runtime/Run'
import { allPlain, type Method, type MethodTable, nativeMethods, toPlain } from './methodTable'

type List = unknown[]

/** Methods of lists. Those that change the list need one that belongs to the run. */
export const LIST_METHODS: MethodTable<List> = {
  ...nativeMethods(Array.prototype, 'every find findIndex forEach reduce reduceRight some', walk),
  ...nativeMethods(Array.prototype, 'filter map', walk, made),
  ...nativeMethods(Array.prototype, 'includes indexOf lastIndexOf', search),
  ...nativeMethods(Array.prototype, 'slice', plain, made),
  ...nativeMethods(Array.prototype, 'pop push shift unshift', change),
  ...nativeMethods(Array.prototype, 'fill', (run: Run, list: List, args) =>
    change(run, list, keepItems(run, args, 0, 1)),
  ),
  ...nativeMethods(Array.prototype, 'splice', spliced, made),
  ...nativeMethods(Array.prototype, 'at', plain),
  concat: (run, list, others) => made(run, flatten(run, [list, ...others], 1)),
  // Lists in the place of iterators: whatever walks through the one takes the other.
  entries: (run, list) =>
    made(
      run,
      Array.from(list, (item, index) => run.own([index, item])),
    ),
  findLast: (run, list, [test]) => list[lastIndex(run, list, test)],
  findLastIndex: (run, list, [test]) => lastIndex(run, list, test),
  flat: (run, list, [depth]) =>
    made(run, flatten(run, list, depth === undefined ? 1 : toNumber(run, depth))),
  flatMap: (run, list, [change]) =>
    made(run, flatten(run, list.map(toCallback(run, change) as () => unknown), 1)),
  join: (run, list, [separator]) =>
    joinTexts(run, list, separator === undefined ? ',' : toText(run, separator)),
  keys: (run, list) =>
    made(
      run,
      Array.from(list, (_, index) => index),
    ),
  reverse: (run, list) => arrangeable(run, list).reverse(),
  sort: (run, list, [comparer]) => arrangeable(run, list).sort(comparison(run, comparer)),
  toReversed: (run, list) => copied(run, list).reverse(),
  toSorted: (run, list, [comparer]) => copied(run, list).sort(comparison(run, comparer)),
  toSpliced(run, list, args) {
    const copy = copied(run, list)
    copy.splice(...(keepItems(run, args, 2) as [number]))
    return copy
  },
  toString: (run: Run, list: List) => toText(run, list),
  values: (run, list) => made(run, [...list]),
  with(run, list, [index, value]) {
    const at = Math.trunc(toNumber(run, index)) || 0
    const copy = copied(run, list)
    if (at >= list.length || at < -list.length) refuse('error', `Invalid index: ${at}`)
    copy[at < 0 ? at + list.length : at] = value
    return copy
  },
} satisfies Record<string, Method<List>>

function made(run: Run, result: unknown): unknown {
  return run.own(run.limitList(result as List))
}

function copied(run: Run, list: List): List {
  return run.own(run.limitList(list.slice()))
}

function plain(run: Run, _: List, args: unknown[]): unknown[] {
  return allPlain(run, args)
}

function walk(run: Run, list: List, [callback, ...rest]: unknown[]): unknown[] {
  run.spend(list.length / 16)
  return [toCallback(run, callback), ...rest]
}

function search(run: Run, list: List, args: unknown[]): unknown[] {
  const [needle] = args
  const length = typeof needle === 'string' ? needle.length : 0
  run.spend(list.length / 16 + (list.length * length) / 250_000)
  return keepItems(run, args, 0, 1)
}

/** Arguments of which only those from `start` to `end` may be any item of a list. */
function keepItems(
  run: Run,
  args: unknown[],
  start: number,
  end = Number.POSITIVE_INFINITY,
): unknown[] {
  return args.map((arg, index) => (index >= start && index < end ? arg : toPlain(run, arg)))
}

function change(run: Run, list: List, args: unknown[]): unknown[] {
  if (!run.isOwned(list)) {
    refuse('forbidden', 'This list cannot be changed: only actions write, to state.*')
  }
  run.limitLength(list.length + args.length, MAX_LIST_LENGTH)
  run.spend(list.length / 16)
  return args
}

function spliced(run: Run, list: List, args: unknown[]): unknown[] {
  return change(run, list, keepItems(run, args, 2))
}

/** The list itself where it may be changed, else a copy: `context.list.sort()` is a common slip. */
function arrangeable(run: Run, list: List): List {
  run.spend(list.length / 16)
  return run.isOwned(list) ? list : run.own(list.slice())
}

function comparison(run: Run, comparer: unknown): (left: unknown, right: unknown) => number {
  return (left, right) => {
    run.spend(3 / 4)
    if (typeof comparer === 'function') {
      return toNumber(run, callFunction(run, comparer, undefined, [left, right]))
    }
    const one = toText(run, left)
    const other = toText(run, right)
    return one < other ? -1 : one > other ? 1 : 0
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

function flatten(
  run: Run,
  list: readonly unknown[],
  depth: number,
  result: unknown[] = [],
): unknown[] {
  for (const item of list) {
    run.spend(1 / 16)
    if (depth >= 1 && Array.isArray(item)) flatten(run, item, depth - 1, result)
    else run.limitLength(result.push(item), MAX_LIST_LENGTH)
  }
  return result
}
