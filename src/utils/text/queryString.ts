import { isObject } from '../values/isObject'
import { decodeUri } from './decodeUri'

/** Writes `{ a: { b: 1 } }` as `a.b=1`. Skips empty objects and arrays; `null` becomes `null`. */
export function stringifyQuery(parameters: object): string {
  return flatten('', parameters, (value) => !isObject(value))
    .map(([name, value]) => `${encode(name)}=${encode(String(value))}`)
    .join('&')
}

/** Decodes the names and values of a query string. Skips pairs that cannot be decoded. */
export function readPairs(text: string): [name: string, value: string][] {
  const pairs = text.replace(/^\?/, '').split('&')
  return pairs.flatMap((pair): [name: string, value: string][] => {
    const [rawName = '', rawValue = ''] = pair.split('=')
    const name = decodeUri(rawName)
    const value = decodeUri(rawValue)
    return name === undefined || value === undefined ? [] : [[name, value]]
  })
}

/** Flattens `value` to pairs of a dotted name and a leaf. */
export function flatten(
  path: string,
  value: unknown,
  isLeaf: (value: unknown) => boolean,
): [name: string, leaf: unknown][] {
  if (isLeaf(value)) return [[path, value]]
  return Object.entries(value as object).flatMap(([name, inner]) =>
    flatten(path === '' ? name : `${path}.${name}`, inner, isLeaf),
  )
}

/** Replaces unpaired surrogates, for which `encodeURIComponent` would throw. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}
