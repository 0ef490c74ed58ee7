import { isSafeKey } from '../../utils/safePath'

/** Parameters by the segments of their dotted names. Objects have a null prototype. */
export interface DeepParameters {
  [name: string]: string | DeepParameters
}

/** Reads `?a=1&b=2` into a flat object with a null prototype. The last of equal names wins. */
export function parseQuery(text: string): Record<string, string> {
  const parameters: Record<string, string> = Object.create(null)
  for (const [name, value] of readPairs(text)) parameters[name] = value
  return parameters
}

/**
 * Reads `?a.b=1` into `{ a: { b: '1' } }`.
 *
 * Throws `Property name "__proto__" is not allowed` for the names that reach a prototype, wherever
 * they stand in a path. Where a name stands for a text and an object, the later one holds.
 */
export function parseDeepQuery(text: string): DeepParameters {
  const parameters: DeepParameters = Object.create(null)
  for (const [path, value] of readPairs(text)) {
    const name = unsafeName(path)
    if (name !== undefined) throw new Error(`Property name "${name}" is not allowed`)
    assignPath(parameters, path, value)
  }
  return parameters
}

/** Writes `{ a: { b: 1 } }` as `a.b=1`. Empty objects and arrays vanish; `null` becomes its name. */
export function stringifyQuery(parameters: object): string {
  return flattenParameters(parameters)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
}

/** The decoded names and values of a query string. A pair that cannot be decoded is left out. */
export function readPairs(text: string): [name: string, value: string][] {
  const pairs: [string, string][] = []
  for (const pair of text.replace(/^\?/, '').split('&')) {
    const [name = '', value = ''] = pair.split('=')
    try {
      pairs.push([decodeURIComponent(name), decodeURIComponent(value)])
    } catch {
      // Malformed percent-encoding in one pair says nothing about the others.
    }
  }
  return pairs
}

/** The first segment of a dotted path that reaches a prototype, if there is one. */
export function unsafeName(path: string): string | undefined {
  return path.split('.').find((segment) => !isSafeKey(segment))
}

/** Writes `value` where a dotted path without unsafe names leads; a text in the way is replaced. */
export function assignPath(parameters: DeepParameters, path: string, value: string): void {
  const segments = path.split('.')
  const last = segments.pop() ?? ''
  let target = parameters
  for (const segment of segments) {
    const inner = target[segment]
    if (typeof inner === 'object') {
      target = inner
    } else {
      const created: DeepParameters = Object.create(null)
      target[segment] = created
      target = created
    }
  }
  target[last] = value
}

/** The dotted names and the texts of everything inside `value`. */
export function flattenParameters(value: unknown, path = ''): [name: string, value: string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  return Object.entries(value).flatMap(([name, inner]) =>
    flattenParameters(inner, path === '' ? name : `${path}.${name}`),
  )
}

/** `encodeURIComponent` throws on half of a surrogate pair; such a half is replaced. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}
