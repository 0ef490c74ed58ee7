import { hasOwn } from '../utils/hasOwn'
import { isRecord } from '../utils/isRecord'
import { assertSafeKey, getPath, setPath } from '../utils/safePath'
import { warnOnce } from '../utils/warn'

/** One change to an object. Other operations than these three change nothing. */
export interface Patch {
  readonly op: 'add' | 'remove' | 'replace' | (string & {})
  /** Names separated by `/`, as in `/data/blocks/0/class`. The first slash may be missing. */
  readonly path: string
  readonly value?: unknown
}

/**
 * Gives a copy of `target` with all patches applied in turn.
 *
 * Copies the objects along the paths and shares all others. `add` inserts into a list, `-` at its end.
 * What is missing on the way is created, as a list where the next name is an index. A patch that cannot
 * be applied, or whose path reaches a prototype, is left out with a warning.
 */
export function applyPatches<T>(target: T, patches: readonly Patch[]): T {
  return patches.reduce((current, patch) => {
    if (!isRecord(patch) || typeof patch.path !== 'string') return current
    try {
      return applyPatch(current, patch)
    } catch (error) {
      warnOnce(`patch of "${patch.path}" was left out: ${(error as Error).message}.`)
      return current
    }
  }, target)
}

function applyPatch<T>(target: T, { op, path, value }: Patch): T {
  const names = path.split('/').filter((name) => name !== '')
  names.forEach(assertSafeKey)
  const name = names[names.length - 1]
  if (typeof target !== 'object' || target === null || name === undefined) return target

  const parentNames = names.slice(0, -1)
  const parent = getPath(target, parentNames)
  const withParent = (changed: object) =>
    parentNames.length === 0 ? (changed as T) : setPath(target, parentNames, changed)

  if (op === 'remove') {
    return isContainer(parent) && hasOwn(parent, name) ? withParent(without(parent, name)) : target
  }
  if (op !== 'add' && op !== 'replace') return target
  if (op === 'add' && Array.isArray(parent)) return withParent(inserted(parent, name, value))
  // The first item of a list that is not there yet.
  const isFirst = op === 'add' && name === '-' && parent === undefined
  return setPath(target, isFirst ? [...parentNames, '0'] : names, value)
}

function isContainer(value: unknown): value is unknown[] | Record<string, unknown> {
  return Array.isArray(value) || isRecord(value)
}

function without(container: unknown[] | Record<string, unknown>, name: string): object {
  if (Array.isArray(container)) return container.filter((_, index) => String(index) !== name)
  const { [name]: _, ...rest } = container
  return rest
}

function inserted(list: readonly unknown[], name: string, value: unknown): unknown[] {
  const index = name === '-' ? list.length : Number(name)
  if (!Number.isInteger(index) || index < 0) throw new Error(`Array index "${name}" is not allowed`)
  return [...list.slice(0, index), value, ...list.slice(index)]
}
