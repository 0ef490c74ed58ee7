import { joinTexts, toNumber, toText } from '../runtime/coerce'
import { callFunction } from '../runtime/functions'
import type { MethodTable } from '../runtime/kinds'
import { isOwned, limitList, own, spend } from '../runtime/run'
import { nativeMethods } from './natives'

type List = unknown[]

const walking = { takes: ['any'], perItem: 1 / 16 } as const
const searching = { takes: ['any', 'plain'], perItem: 1 / 16 } as const

/** Methods of lists. Those that change the list need one that belongs to the run. */
export const LIST_METHODS: MethodTable<List> = {
  ...nativeMethods(Array.prototype, 'every find findIndex forEach reduce some', walking),
  ...nativeMethods(Array.prototype, 'filter map concat', { ...walking, makes: 'list' }),
  ...nativeMethods(Array.prototype, 'includes indexOf', searching),
  ...nativeMethods(Array.prototype, 'pop push', { takes: ['any'], changes: true }),
  ...nativeMethods(Array.prototype, 'shift unshift', { ...walking, changes: true }),
  ...nativeMethods(Array.prototype, 'splice', {
    takes: ['plain', 'plain', 'any'],
    perItem: 1 / 16,
    changes: true,
    makes: 'list',
  }),
  ...nativeMethods(Array.prototype, 'slice', { makes: 'list' }),
  ...nativeMethods(Array.prototype, 'at'),
  // The engine would turn what lists hold into text.
  join: (list, [separator]) => joinTexts(list, separator === undefined ? ',' : toText(separator)),
  toString: (list: List) => toText(list),
  reverse: (list) => arrangeable(list).reverse(),
  sort: (list, [comparer]) => arrangeable(list).sort(comparison(comparer)),
}

/** The list itself where it may be changed, else a copy: `context.list.sort()` is a common slip. */
function arrangeable(list: List): List {
  spend(list.length / 16)
  return isOwned(list) ? list : copyList(list)
}

export function copyList(list: List): List {
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
