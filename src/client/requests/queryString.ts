import { decodeUri } from '../../utils/decodeUri'

/**
 * Writes `{ a: { b: 1 } }` as `a.b=1`. Empty objects and arrays vanish; `null` becomes its name.
 */
export function stringifyQuery(parameters: object): string {
  return flattenParameters(parameters)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
}

/** The decoded names and values of a query string. A pair that cannot be decoded is left out. */
export function readPairs(text: string): [name: string, value: string][] {
  const pairs = text.replace(/^\?/, '').split('&')
  return pairs.flatMap((pair): [name: string, value: string][] => {
    const [rawName = '', rawValue = ''] = pair.split('=')
    const name = decodeUri(rawName)
    const value = decodeUri(rawValue)
    return name === undefined || value === undefined ? [] : [[name, value]]
  })
}

/** The dotted names and the texts of everything inside `value`. */
function flattenParameters(value: unknown, path = ''): [name: string, value: string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  return Object.entries(value).flatMap(([name, inner]) =>
    flattenParameters(inner, path === '' ? name : `${path}.${name}`),
  )
}

/** `encodeURIComponent` throws on half of a surrogate pair; such a half is replaced. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}
