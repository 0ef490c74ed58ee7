import { getPath, setPath } from '../utils/safePath'
import { applyPatches, type Patch } from './applyPatches'
import type { ContentEntry } from './types'
import { walkBlocks } from './walkBlocks'

/** Patches by the id of the entry or the block that they change, as the editor sends them. */
export interface PatchesById {
  readonly [id: string]: readonly Patch[]
}

/**
 * Gives a copy of `entry` with an editor's changes to it and to its blocks.
 *
 * Gives back the very same entry when none of the ids occurs in it. What comes out is as raw as the
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
  return changes.reduceRight((patched, { path, patches }) => {
    const changed = applyPatches(getPath(patched, path), patches)
    return path.length === 0 ? (changed as ContentEntry) : setPath(patched, path, changed)
  }, entry)
}
