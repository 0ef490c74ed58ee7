import { isObject } from '../../utils/values/isObject'

/** Options of `fetch` without signals, because callers with different signals share requests. */
export type FetchOptions = Omit<RequestInit, 'headers' | 'signal'> & {
  readonly headers: Readonly<Record<string, string>>
}

/** Merges options, later ones overriding earlier ones. */
export function mergeFetchOptions(layers: readonly (RequestInit | undefined)[]): FetchOptions {
  const { signal, ...options }: RequestInit = Object.assign({}, ...layers)
  const headers = new Headers()
  for (const layer of layers) {
    for (const [name, value] of new Headers(layer?.headers)) headers.set(name, value)
  }
  return { ...options, headers: Object.fromEntries(headers) }
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
  return JSON.stringify([url, headers, settings.sort(([a], [b]) => (a < b ? -1 : 1))])
}
