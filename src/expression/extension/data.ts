import { isRecord } from '../../utils/isRecord'
import { isSafeKey } from '../../utils/safePath'
import {
  callFunction,
  functions,
  isObject,
  isReadable,
  itemsOf,
  libraryFunction,
  limitList,
  own,
  read,
  spend,
  toNumber,
  toPlain,
  toText,
} from '../core'
import { SLOW_STEPS } from '../runtime/limits'

export const dataGlobals = {
  JSON: functions({ parse, stringify }),
  Array: libraryFunction(
    makeList,
    functions({
      from: listFrom,
      isArray: (value) => Array.isArray(value),
      of: (...items) => own(items),
    }),
  ),
}

function makeList(...items: unknown[]): unknown[] {
  const [length] = items
  if (items.length !== 1 || typeof length !== 'number') return own(items)
  return own(limitList(new Array(length)))
}

function listFrom(source: unknown, change?: unknown): unknown[] {
  const list = isRecord(source)
    ? makeList(Math.max(0, Math.floor(toNumber(read(source, 'length'))) || 0))
    : itemsOf(source)
  return own(
    Array.from(list, (item, index) =>
      change ? callFunction(change as object, undefined, [item, index]) : item,
    ),
  )
}

function parse(text: unknown): unknown {
  const json = toText(text)
  spend(SLOW_STEPS / 2 + json.length / 4)
  return JSON.parse(json, (key, value) => {
    if (!isSafeKey(key)) return undefined
    return isObject(value) ? own(value) : value
  })
}

function stringify(value: unknown, _: unknown, indent: unknown): string | undefined {
  return JSON.stringify(
    value,
    (key, part) => {
      spend(1 + (key.length + (typeof part === 'string' ? part.length : 0)) / 16)
      return isReadable(part) ? part : undefined
    },
    toPlain(indent) as string | number,
  )
}
