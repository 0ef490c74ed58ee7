import { isObject } from '../../utils/values/isObject'

/** Options of `fetch` without signals, because callers with different signals share requests. */
export type FetchOptions = Omit<RequestInit, 'headers' | 'signal'> & {
  readonly headers: Readonly<Record<string, string>>
}

/** Merges options, later ones overriding earlier ones. Header names are case-insensitive. */
export function mergeFetchOptions(layers: readonly (RequestInit | undefined)[]): FetchOptions {
  const { signal, ...options }: RequestInit = Object.assign({}, ...layers)
  const headers = new Map<string, [name: string, value: string]>()
  for (const layer of layers) {
    for (const [name, value] of pairsOf(layer?.headers)) {
      headers.set(name.toLowerCase(), [name, value])
    }
  }
  return { ...options, headers: Object.fromEntries(headers.values()) }
}

function pairsOf(headers: HeadersInit | undefined): Iterable<[name: string, value: string]> {
  if (headers === undefined) return []
  if (headers instanceof Headers) return headers
  return Array.isArray(headers)
    ? headers.map(([name = '', value = '']) => [name, value])
    : Object.entries(headers)
}

/**
 * Returns a key that is the same for equal requests.
 *
 * `undefined` when an option is an object, such as a body or a platform's own setting: the request
 * then equals no other.
 */
export function requestKey(url: string, { headers, ...options }: FetchOptions): string | undefined {
  const settings = Object.entries(options)
  if (settings.some(([, value]) => isObject(value))) return undefined
  const names = Object.entries(headers).map(([name, value]): Setting => [name.toLowerCase(), value])
  return JSON.stringify([url, names.sort(byName), settings.sort(byName)])
}

type Setting = [name: string, value: unknown]

function byName([a]: Setting, [b]: Setting): number {
  return a < b ? -1 : 1
}
