import { joinTexts, toNumber, toText } from '../runtime/coerce'
import { callFunction } from '../runtime/functions'
import type { MethodTable } from '../runtime/kinds'
import type { Run } from '../runtime/Run'
import { nativeMethods } from './natives'

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
  join: (run, list, [separator]) =>
    joinTexts(run, list, separator === undefined ? ',' : toText(run, separator)),
  toString: (run: Run, list: List) => toText(run, list),
  reverse: (run, list) => arrangeable(run, list).reverse(),
  sort: (run, list, [comparer]) => arrangeable(run, list).sort(comparison(run, comparer)),
}

/** The list itself where it may be changed, else a copy: `context.list.sort()` is a common slip. */
function arrangeable(run: Run, list: List): List {
  run.spend(list.length / 16)
  return run.isOwned(list) ? list : copyList(run, list)
}

export function copyList(run: Run, list: List): List {
  return run.own(run.limitList(list.slice()))
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
