import { MAX_DEPTH } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import { entriesOf, put } from '../runtime/properties'
import type { Run } from '../runtime/Run'

/** As `structuredClone(value)`: a copy that shares nothing with `value`. */
export function copyWhole(run: Run, value: unknown): unknown {
  const copies = new Map<unknown, object>()
  const copy = (part: unknown, depth: number): unknown => {
    run.spend(1)
    if (typeof part === 'function') refuse('error', 'Functions cannot be cloned')
    if (typeof part !== 'object' || part === null) return part
    if (depth > MAX_DEPTH) refuse('limit', 'An object nests too deep')
    const known = copies.get(part)
    if (known !== undefined) return known
    const own = <T extends object>(made: T): T => {
      copies.set(part, made)
      return run.own(made)
    }
    if (part instanceof Date) return own(new Date(part))
    if (part instanceof Set) {
      const set = own(new Set())
      for (const item of part) set.add(copy(item, depth + 1))
      return set
    }
    if (part instanceof Map) {
      const map = own(new Map())
      for (const [key, item] of part) map.set(copy(key, depth + 1), copy(item, depth + 1))
      return map
    }
    const made = own(Array.isArray(part) ? new Array(part.length) : {})
    for (const [key, item] of entriesOf(run, part)) put(run, made, key, copy(item, depth + 1))
    return made
  }
  return copy(value, 0)
}
