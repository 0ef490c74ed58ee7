import { warnOnce } from '../utils/problems/warn'
import { filterFields } from '../utils/values/filterFields'
import { hasOwn } from '../utils/values/hasOwn'
import { isRecord } from '../utils/values/isRecord'
import { assertSafeKey, getPath, setPath } from '../utils/values/safePath'
import type { ContentEntry } from './types'
import { walkBlocks } from './walkBlocks'

/** Patches by the id of the entry or block that they change, as the editor sends them. */
export interface PatchesById {
  readonly [id: string]: readonly Patch[]
}

/**
 * Applies an editor's changes to an entry and its blocks, and returns a copy.
 *
 * Returns the same entry when none of the ids occurs in it. The result is unchecked: parse it
 * before use.
 */
export function patchEntry(entry: ContentEntry, patchesById: PatchesById): ContentEntry {
  const changes: { path: string[]; patches: readonly Patch[] }[] = []
  const collect = (id: string | undefined, path: string[]) => {
    const patches = id === undefined ? undefined : patchesById[id]
    if (Array.isArray(patches)) changes.push({ path, patches })
  }
  collect(entry.id, [])
  walkBlocks(entry.data, ({ id }, keys) => collect(id, ['data', 'blocks', ...keys]))

  // Innermost first: an outer patch may move the blocks that inner paths lead to.
  return changes.reduceRight(
    (patched, { path, patches }) =>
      put(patched, path, applyPatches(getPath(patched, path), patches)),
    entry,
  )
}

/** Like `setPath`, but an empty path replaces `target` itself. */
function put<T>(target: T, path: readonly string[], value: unknown): T {
  return path.length === 0 ? (value as T) : setPath(target, path, value)
}

/** One change to an object. Operations other than these three are ignored. */
export interface Patch {
  readonly op: 'add' | 'remove' | 'replace' | (string & {})
  /** Keys separated by `/`, as in `/data/blocks/0/class`. The leading slash is optional. */
  readonly path: string
  readonly value?: unknown
}

/**
 * Applies patches in order, and returns a copy of `target`.
 *
 * Copies the objects along each path and shares all others. `add` inserts into a list, `-` appends.
 * Missing objects along the path are created, as lists where the next key is an index. A patch that
 * cannot be applied, or whose path reaches a prototype, is skipped with a warning.
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
  // `-` on a missing list creates it with one item.
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
