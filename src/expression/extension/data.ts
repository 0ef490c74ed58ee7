import { isRecord } from '../../utils/isRecord'
import { isSafeKey } from '../../utils/safePath'
import {
  callFunction,
  functions,
  isObject,
  isReadable,
  itemsOf,
  libraryFunction,
  read,
  toNumber,
  toPlain,
  toText,
} from '../core'
import { SLOW_STEPS } from '../runtime/limits'
import type { Run } from '../runtime/Run'

export const dataGlobals = {
  JSON: functions({ parse, stringify }),
  Array: libraryFunction(
    makeList,
    functions({
      from: listFrom,
      isArray: (_, value) => Array.isArray(value),
      of: (run, ...items) => run.own(items),
    }),
  ),
}

function makeList(run: Run, ...items: unknown[]): unknown[] {
  const [length] = items
  if (items.length !== 1 || typeof length !== 'number') return run.own(items)
  return run.own(run.limitList(new Array(length)))
}

function listFrom(run: Run, source: unknown, change?: unknown): unknown[] {
  const list = isRecord(source)
    ? makeList(run, Math.max(0, Math.floor(toNumber(run, read(source, 'length'))) || 0))
    : itemsOf(run, source)
  return run.own(
    Array.from(list, (item, index) =>
      change ? callFunction(run, change as object, undefined, [item, index]) : item,
    ),
  )
}

function parse(run: Run, text: unknown): unknown {
  const json = toText(run, text)
  run.spend(SLOW_STEPS / 2 + json.length / 4)
  return JSON.parse(json, (key, value) => {
    if (!isSafeKey(key)) return undefined
    return isObject(value) ? run.own(value) : value
  })
}

function stringify(run: Run, value: unknown, _: unknown, indent: unknown): string | undefined {
  return JSON.stringify(
    value,
    (key, part) => {
      run.spend(1 + (key.length + (typeof part === 'string' ? part.length : 0)) / 16)
      return isReadable(part) ? part : undefined
    },
    toPlain(run, indent) as string | number,
  )
}
