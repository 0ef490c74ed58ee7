import { refuse } from '../runtime/problem'
import { GLOBALS } from './globals'

/** Evaluates `value instanceof type`. */
export function isInstance(value: unknown, type: unknown): boolean {
  const [name = ''] = Object.entries(GLOBALS).find(([, known]) => known === type) ?? []
  const native: unknown = name && Reflect.get(globalThis, name)
  if (typeof native !== 'function') {
    refuse('unknown', '"instanceof" knows built-in classes only')
  }
  if (native === Array) return Array.isArray(value)
  if (native === Object) return Object(value) === value
  return value instanceof native
}
