import { isObject } from '../values/isObject'

/**
 * Hashes a value to eight hex digits, regardless of the order of its properties.
 *
 * The digests identify requests in URLs. Other clients of the content host use the same algorithm,
 * so that caches see the same URLs.
 */
export function digest(value: unknown): string {
  return foldValue(0, '', value).toString(16).padStart(8, '0')
}

function foldValue(seed: number, name: string, value: unknown): number {
  const tag = Object.prototype.toString.call(value)
  const hash = foldText(foldText(foldText(seed, name), tag), typeof value)
  if (!isObject(value)) return foldText(hash, String(value))
  const inner = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .reduce((folded, [key, item]) => foldValue(folded, key, item), hash)
  return 'valueOf' in value ? foldText(inner, String(value.valueOf())) : inner
}

function foldText(seed: number, text: string): number {
  let hash = seed
  for (let index = 0; index < text.length; index++) {
    hash = (hash * 31 + text.charCodeAt(index)) | 0
  }
  return hash < 0 ? hash * -2 : hash
}
