import { toText } from '../runtime/coerce'
import type { MethodTable } from '../runtime/kinds'
import { MAX_LIST_LENGTH } from '../runtime/limits'
import { assertMade, made, ownList } from '../runtime/made'
import { itemsOf } from '../runtime/properties'
import { limitLength, spend } from '../runtime/run'
import { nativeMethods, toPlain } from './methodTable'

interface Collection {
  readonly size?: number
}

export const SetClass = (items: unknown): object => made(new Set(items ? itemsOf(items) : []))

export const MapClass = (pairs: unknown): object =>
  made(new Map(pairs ? (itemsOf(pairs) as [unknown, unknown][]) : []))

export const SET_METHODS = collectionMethods(Set.prototype, 'has', 'add clear delete')
export const MAP_METHODS = collectionMethods(Map.prototype, 'get has', 'clear delete set')

export const QUERY_METHODS: MethodTable<never> = {
  ...collectionMethods(URLSearchParams.prototype, 'get has', 'append delete set sort', toPlain),
  ...nativeMethods(URLSearchParams.prototype, 'getAll', undefined, ownList),
}

/** Methods of a collection: those that read it, and those that change it. */
function collectionMethods(
  prototype: object,
  reads: string,
  changes: string,
  prepare: (arg: unknown) => unknown = (arg) => arg,
): MethodTable<never> {
  const all = (args: unknown[]) => args.map((arg) => prepare(arg))
  const changing = (name: string) =>
    nativeMethods(prototype, name, (receiver: Collection, args) => {
      assertMade(receiver, `${name}()`)
      limitLength((receiver.size ?? 0) + 1, MAX_LIST_LENGTH)
      return all(args)
    })
  return {
    toString: (receiver: unknown) => toText(receiver),
    ...nativeMethods(prototype, reads, (_, args) => all(args)),
    ...nativeMethods(prototype, 'forEach', (receiver: Collection, args) => {
      spend((receiver.size ?? 0) / 16)
      return args
    }),
    ...nativeMethods(prototype, 'keys values entries', () => [], ownList),
    ...Object.assign({}, ...changes.split(' ').map(changing)),
  }
}
