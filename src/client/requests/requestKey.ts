import type { FetchOptions } from './fetchOptions'

/**
 * A text that is the same for equal requests.
 *
 * `undefined` when an option is an object, as a body or a platform's own setting is: such a request
 * is equal to no other.
 */
export function requestKey(url: string, { headers, ...options }: FetchOptions): string | undefined {
  const settings = Object.entries(options)
  if (settings.some(([, value]) => typeof value === 'object' && value !== null)) return undefined
  const names = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  return JSON.stringify([url, names.sort(byName), settings.sort(byName)])
}

function byName([a = '']: readonly unknown[], [b = '']: readonly unknown[]): number {
  return String(a) < String(b) ? -1 : 1
}
