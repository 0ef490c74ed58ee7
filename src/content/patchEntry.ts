import { filterFields } from '../utils/filterFields'
import { hasOwn } from '../utils/hasOwn'
import { isRecord } from '../utils/isRecord'
import { assertSafeKey, getPath } from '../utils/safePath'
import { setPath } from '../utils/setPath'
import { warnOnce } from '../utils/warn'
import type { ContentEntry } from './types'
import { walkBlocks } from './walkBlocks'

/** Patches by the id of the entry or the block that they change, as the editor sends them. */
export interface PatchesById {
  readonly [id: string]: readonly Patch[]
}

/**
 * Gives a copy of `entry` with an editor's changes to it and to its blocks.
 *
 * Gives back the very same entry when none of the ids occurs in it. The result is as raw as the
 * patches: parse it again.
 */
export function patchEntry(entry: ContentEntry, patchesById: PatchesById): ContentEntry {
  const changes: { path: string[]; patches: readonly Patch[] }[] = []
  const collect = (id: string | undefined, path: string[]) => {
    const patches = id === undefined ? undefined : patchesById[id]
    if (Array.isArray(patches)) changes.push({ path, patches })
  }
  collect(entry.id, [])
  walkBlocks(entry.data, ({ id }, keys) => collect(id, ['data', 'blocks', ...keys]))

  // From the inside out: what an outer patch moves would not be found any more.
  return changes.reduceRight(
    (patched, { path, patches }) =>
      put(patched, path, applyPatches(getPath(patched, path), patches)),
    entry,
  )
}

/** As `setPath`; an empty path leads to `target` itself. */
function put<T>(target: T, path: readonly string[], value: unknown): T {
  return path.length === 0 ? (value as T) : setPath(target, path, value)
}

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
 * Copies the objects along the paths and shares all others. `add` inserts into a list, `-` at its
 * end. Missing objects along the path are created, as lists where the next name is an index. A
 * patch that cannot be applied, or whose path reaches a prototype, is left out with a warning.
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
  const name = names.at(-1)
  if (typeof target !== 'object' || target === null || name === undefined) return target

  const parentNames = names.slice(0, -1)
  const parent = getPath(target, parentNames)
  if (op === 'remove') {
    return hasOwn(parent, name) ? put(target, parentNames, without(parent, name)) : target
  }
  if (op !== 'add' && op !== 'replace') return target
  if (op === 'add' && Array.isArray(parent)) {
    return put(target, parentNames, inserted(parent, name, value))
  }
  // The first item of a list that is not there yet.
  const isFirst = op === 'add' && name === '-' && parent === undefined
  return setPath(target, isFirst ? [...parentNames, '0'] : names, value)
}

function without(parent: unknown, name: string): unknown {
  if (Array.isArray(parent)) return parent.filter((_, index) => String(index) !== name)
  return isRecord(parent) ? filterFields(parent, (key) => key !== name) : parent
}

function inserted(list: readonly unknown[], name: string, value: unknown): unknown[] {
  const index = name === '-' ? list.length : Number(name)
  if (!Number.isInteger(index) || index < 0) throw new Error(`Array index "${name}" is not allowed`)
  const copy = list.slice()
  copy.splice(index, 0, value)
  return copy
}
