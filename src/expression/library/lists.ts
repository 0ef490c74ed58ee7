import { joinTexts, toNumber, toText } from '../runtime/coerce'
import type { MethodTable } from '../runtime/kinds'
import { MAX_LIST_LENGTH } from '../runtime/limits'
import { ownList } from '../runtime/made'
import { refuse } from '../runtime/problem'
import { entriesOf, isFrozen, isIterable, itemsOf, read, withMembers } from '../runtime/properties'
import { isOwned, limitLength, limitText, own, spend } from '../runtime/run'
import { iterationMethods, nativeMethods, toPlain } from './methodTable'

type List = unknown[]

/** Implements `Array`. */
export const ArrayClass = withMembers(makeList, {
  from: listFrom,
  isArray: Array.isArray,
  of: (...items: unknown[]) => own(items),
})

/** Converts the receiver of a method to a list. A list is returned as it is. */
export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : listFrom(value)
}

function makeList(...items: unknown[]): unknown[] {
  const [length] = items
  if (items.length !== 1 || typeof length !== 'number') return own(items)
  return ownList(new Array(length)) as List
}

function listFrom(source: unknown, change?: (item: unknown, index: number) => unknown): unknown[] {
  const isShape = typeof source === 'object' && !Array.isArray(source) && !isIterable(source)
  const list = isShape ? listOfShape(source) : itemsOf(source)
  return own(Array.from(list, (item, index) => (change ? change(item, index) : item)))
}

/** Creates a list from an object with a length, such as `{ length: 2, 0: 'a' }`. */
function listOfShape(source: unknown): readonly unknown[] {
  const length = Math.max(0, Math.floor(toNumber(read(source, 'length'))) || 0)
  const list = makeList(length)
  for (const [key, item] of entriesOf(source)) if (Number(key) < length) list[Number(key)] = item
  return list
}

/** Methods of lists. Methods that mutate require a list that belongs to the running text. */
export const LIST_METHODS: MethodTable<List> = {
  ...nativeMethods(
    Array.prototype,
    'every find findIndex forEach reduce reduceRight some',
    asGiven,
  ),
  ...nativeMethods(Array.prototype, 'filter map', asGiven, ownList),
  ...nativeMethods(Array.prototype, 'includes indexOf lastIndexOf', search),
  ...nativeMethods(Array.prototype, 'slice', undefined, ownList),
  ...nativeMethods(Array.prototype, 'pop push shift unshift', change),
  ...nativeMethods(Array.prototype, 'fill', (list, args) => change(list, keepItems(args, 0, 1))),
  ...nativeMethods(
    Array.prototype,
    'splice',
    (list, args) => change(list, keepItems(args, 2)),
    ownList,
  ),
  ...nativeMethods(Array.prototype, 'at'),
  concat: (list, others) => ownList(flatten([list, ...others], 1)),
  flat: (list, [depth]) => ownList(flatten(list, depth === undefined ? 1 : toNumber(depth))),
  flatMap: (list, [change]) => ownList(flatten(list.map(change as () => unknown), 1)),
  join: (list, [separator]) => joinTexts(list, separator === undefined ? ',' : toText(separator)),
  reverse: (list) => arrangeable(list).reverse(),
  sort: (list, [comparer]) => arrangeable(list).sort(comparison(comparer)),
  toString: (list: List) => toText(list),
  ...iterationMethods(Array.prototype),
  // The oldest supported browsers lack these methods.
  findLast: (list, [test]) => list[lastIndex(list, test)],
  findLastIndex: (list, [test]) => lastIndex(list, test),
  toReversed: (list) => copyList(list).reverse(),
  toSorted: (list, [comparer]) => copyList(list).sort(comparison(comparer)),
  toSpliced(list, [start, count, ...items]) {
    const copy = list.slice()
    copy.splice(toNumber(start ?? 0), count === undefined ? copy.length : toNumber(count), ...items)
    return ownList(copy)
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

function asGiven(_: List, args: unknown[]): unknown[] {
  return args
}

function search(list: List, args: unknown[]): unknown[] {
  const [needle] = args
  if (typeof needle === 'string') spend((list.length * needle.length) / 1_000_000)
  return keepItems(args, 0, 1)
}

/** Makes arguments safe, except those from `start` to `end`, which may be any list item. */
function keepItems(args: unknown[], start: number, end = Number.POSITIVE_INFINITY): unknown[] {
  return args.map((arg, index) => (index >= start && index < end ? arg : toPlain(arg)))
}

function change(list: List, args: unknown[]): unknown[] {
  if (!isOwned(list)) {
    refuse('forbidden', 'This list cannot be changed: only actions write, to state.*')
  }
  if (isFrozen(list)) refuse('error', 'This list is frozen')
  limitLength(list.length + args.length, MAX_LIST_LENGTH)
  return args
}

/** Returns the list if it is mutable, else a copy: `context.list.sort()` is a common mistake. */
function arrangeable(list: List): List {
  if (!isOwned(list)) return copyList(list)
  change(list, [])
  return list
}

function comparison(comparer: unknown): (left: unknown, right: unknown) => number {
  return (left, right) => {
    spend(1 / 8)
    if (typeof comparer === 'function') return toNumber(comparer(left, right))
    const one = limitText(toText(left))
    const other = toText(right)
    return one < other ? -1 : one > other ? 1 : 0
  }
}

function flatten(list: readonly unknown[], depth: number, result: unknown[] = []): unknown[] {
  for (const item of list) {
    spend(1 / 16)
    if (depth >= 1 && Array.isArray(item)) flatten(item, depth - 1, result)
    else limitLength(result.push(item), MAX_LIST_LENGTH)
  }
  return result
}

function copyList(list: List): List {
  return ownList(list.slice()) as List
}

function lastIndex(list: List, test: unknown): number {
  if (typeof test !== 'function') refuse('error', `${typeof test} is not a function`)
  let index = list.length - 1
  while (index >= 0 && !test(list[index], index, list)) index--
  return index
}
