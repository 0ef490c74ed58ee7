import { isRecord } from '../../utils/values/isRecord'
import { isObjectOrFunction, toAddress } from '../runtime/coerce'
import type { MethodTable } from '../runtime/kinds'
import { MAX_LIST_LENGTH, SLOW_STEPS } from '../runtime/limits'
import { assertMade, made, ownList } from '../runtime/made'
import { entriesOf, itemsOf } from '../runtime/properties'
import { limitLength, readText, spend } from '../runtime/run'
import { iterationMethods, nativeMethods, toPlain } from './methodTable'

interface Collection {
  readonly size?: number
}

export const SetClass = (items: unknown): object =>
  made(new Set(itemsOf(items || []).map(readText)))

export const MapClass = (pairs: unknown): object => {
  const entries = itemsOf(pairs || []).map(itemsOf)
  return made(new Map(entries.map(([key, value]) => [readText(key), value])))
}

export function UrlClass(...args: unknown[]): URL {
  const texts = args.flatMap((arg) => (arg === undefined ? [] : toAddress(arg)))
  spend(4 * SLOW_STEPS)
  const url = new URL(...(texts as [string]))
  made(url.searchParams)
  return made(url)
}

export function QueryClass(given: unknown = ''): URLSearchParams {
  const pairs = isRecord(given)
    ? entriesOf(given)
    : isObjectOrFunction(given) && itemsOf(given).map(itemsOf)
  return made(
    new URLSearchParams(
      pairs ? pairs.map((pair) => pair.map((text) => toAddress(text))) : toAddress(given),
    ),
  )
}

export const SET_METHODS = collectionMethods(Set.prototype, 'has', 'add clear delete')
export const MAP_METHODS = collectionMethods(Map.prototype, 'get has', 'clear delete set')

export const QUERY_METHODS: MethodTable<never> = {
  ...collectionMethods(URLSearchParams.prototype, 'get has', 'append delete set sort', toPlain),
  ...nativeMethods(URLSearchParams.prototype, 'getAll', undefined, ownList),
}

/** Creates the methods of a collection: those that read it, and those that mutate it. */
function collectionMethods(
  prototype: object,
  reads: string,
  changes: string,
  prepare: (arg: unknown) => unknown = readText,
): MethodTable<never> {
  const all = (_: unknown, args: unknown[]) => args.map((arg) => prepare(arg))
  return {
    ...nativeMethods(prototype, reads, all),
    ...nativeMethods(prototype, 'forEach', (_, args) => args),
    ...iterationMethods(prototype),
    ...nativeMethods(prototype, changes, (receiver: Collection, args, name) => {
      assertMade(receiver, `${name}()`)
      limitLength((receiver.size ?? 0) + 1, MAX_LIST_LENGTH)
      return all(receiver, args)
    }),
  }
}
