import { isRecord } from '../../utils/values/isRecord'
import { isObjectOrFunction, toText } from '../runtime/coerce'
import type { MethodTable } from '../runtime/kinds'
import { MAX_LIST_LENGTH, SLOW_STEPS } from '../runtime/limits'
import { assertMade, made, ownList } from '../runtime/made'
import { entriesOf, itemsOf } from '../runtime/properties'
import { limitLength, spend } from '../runtime/run'
import { iterationMethods, nativeMethods, toPlain } from './methodTable'

interface Collection {
  readonly size?: number
}

export const SetClass = (items: unknown): object => made(new Set(items ? itemsOf(items) : []))

export const MapClass = (pairs: unknown): object =>
  made(new Map(pairs ? (itemsOf(pairs) as [unknown, unknown][]) : []))

/** Characters of an address that a browser parses in the time of a step. */
const CHARACTERS_PER_STEP = 8

function addressSteps(text: string): number {
  return text.length / CHARACTERS_PER_STEP
}

export function UrlClass(...args: unknown[]): URL {
  const texts = args.flatMap((arg) => (arg === undefined ? [] : toText(arg)))
  spend(4 * SLOW_STEPS + addressSteps(texts.join('')))
  const url = new URL(...(texts as [string]))
  made(url.searchParams)
  return made(url)
}

export function QueryClass(given: unknown = ''): URLSearchParams {
  const pairs = isRecord(given)
    ? entriesOf(given)
    : isObjectOrFunction(given) && itemsOf(given).map((pair) => itemsOf(pair))
  if (pairs) {
    const texts = pairs.map((pair) => pair.map((text) => toText(text)))
    spend(addressSteps(texts.flat().join('')))
    return made(new URLSearchParams(texts))
  }
  const text = toText(given)
  spend(addressSteps(text))
  return made(new URLSearchParams(text))
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
  prepare: (arg: unknown) => unknown = (arg) => arg,
): MethodTable<never> {
  const all = (_: unknown, args: unknown[]) => args.map((arg) => prepare(arg))
  return {
    ...nativeMethods(prototype, reads, all),
    ...nativeMethods(prototype, 'forEach', (receiver: Collection, args) => {
      spend((receiver.size ?? 0) / 16)
      return args
    }),
    ...iterationMethods(prototype),
    ...nativeMethods(prototype, changes, (receiver: Collection, args, name) => {
      assertMade(receiver, `${name}()`)
      limitLength((receiver.size ?? 0) + 1, MAX_LIST_LENGTH)
      return all(receiver, args)
    }),
  }
}
