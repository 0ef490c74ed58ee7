import { joinTexts, toText } from '../runtime/coerce'
import type { MethodTable } from '../runtime/kinds'
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
  ...nativeMethods(Array.prototype, 'slice', { makes: 'list' }),
  ...nativeMethods(Array.prototype, 'at'),
  // The engine would turn what lists hold into text.
  join: (list, [separator]) => joinTexts(list, separator === undefined ? ',' : toText(separator)),
  toString: (list: List) => toText(list),
}
