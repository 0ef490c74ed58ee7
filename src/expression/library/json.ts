import { isObject } from '../../utils/values/isObject'
import { isSafeKey } from '../../utils/values/safePath'
import { toText } from '../runtime/coerce'
import { isReadable, put } from '../runtime/properties'
import { own, spend } from '../runtime/run'
import { toPlain } from './methodTable'

type Callable = (...args: unknown[]) => unknown

/** Implements `JSON`. */
export const JsonNamespace = { parse, stringify }

function parse(text: unknown, reviver: unknown): unknown {
  const json = toText(text)
  spend(json.length / 4)
  return JSON.parse(json, function (this: Record<string, unknown>, key, value) {
    if (!isSafeKey(key)) return undefined
    if (isObject(value)) own(value)
    if (typeof reviver === 'function') put(this, key, Reflect.apply(reviver, this, [key, value]))
    return this[key]
  })
}

function stringify(value: unknown, replacer: unknown, indent: unknown): string | undefined {
  const space = toPlain(indent) as string | number
  if (!Array.isArray(replacer)) return print(value, replacer, space)
  const json = print(value, undefined, undefined)
  const keys = replacer.map((key) => toText(key))
  return json === undefined ? undefined : JSON.stringify(JSON.parse(json), keys, space)
}

function print(
  value: unknown,
  replacer: unknown,
  space: string | number | undefined,
): string | undefined {
  const replace = typeof replacer === 'function' ? (replacer as Callable) : null
  return JSON.stringify(
    value,
    function (this: unknown, key, inner) {
      spend(1 + (key.length + (typeof inner === 'string' ? inner.length : 0)) / 16)
      const shown = isReadable(inner) ? inner : undefined
      if (!replace) return shown
      const next = Reflect.apply(replace, this, [key, shown])
      return isReadable(next) ? next : undefined
    },
    space,
  )
}
