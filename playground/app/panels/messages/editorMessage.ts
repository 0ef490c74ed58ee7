import type { Patch } from '../../../../src/content/patchEntry'
import type { Block } from '../../../../src/content/types'
import { isBlock } from '../../../../src/content/walkBlocks'
import { isRecord } from '../../../../src/utils/values/isRecord'
import type { JsonObject } from '../../../server/utils/json'
import { blockOptionsOf } from '../../blockForm/blockOptions'

/** A message from a visual editor to the page. */
export interface EditorMessage {
  /** Message type without the prefix `builder.`. */
  readonly name: 'patchUpdates' | 'contentUpdate'
  readonly data: unknown
}

type Patches = Map<string, readonly Patch[]>

/**
 * The message that turns one version of an entry into another: patches when only options of blocks
 * differ, otherwise the whole entry; `undefined` without a difference.
 */
export function editMessage(before: JsonObject, after: JsonObject): EditorMessage | undefined {
  const patches: Patches = new Map()
  if (!addPatches(before, after, patches)) {
    return { name: 'contentUpdate', data: { key: after.id, data: after } }
  }
  if (patches.size === 0) return undefined
  return { name: 'patchUpdates', data: { data: Object.fromEntries(patches) } }
}

/** Collects patches for the differences. Returns false when a patch cannot express one. */
function addPatches(before: unknown, after: unknown, patches: Patches): boolean {
  if (before === after) return true
  if (Array.isArray(before) && Array.isArray(after)) {
    return (
      before.length === after.length &&
      before.every((item, index) => addPatches(item, after[index], patches))
    )
  }
  if (!isRecord(before) || !isRecord(after)) return false
  const names = Object.keys({ ...before, ...after })
  if (isBlock(before) && isBlock(after) && before.id && before.id === after.id) {
    addOptions(before, after, patches)
    const options = { ...before.component, options: null }
    const sameComponent = { ...after.component, options: null }
    return (
      addPatches(options, sameComponent, patches) &&
      names.every((name) => name === 'component' || addPatches(before[name], after[name], patches))
    )
  }
  return names.every(
    (name) => name in before && name in after && addPatches(before[name], after[name], patches),
  )
}

/** Patches nested blocks where possible and replaces all other changed options as a whole. */
function addOptions(before: Block, after: Block, patches: Patches): void {
  const [old, next] = [blockOptionsOf(before), blockOptionsOf(after)]
  const own: Patch[] = []
  for (const name of Object.keys({ ...old, ...next })) {
    const inside: Patches = new Map()
    const path = `/component/options/${name}`
    if (!(name in next)) own.push({ op: 'remove', path })
    else if (addPatches(old[name], next[name], inside)) {
      for (const [id, list] of inside) patches.set(id, list)
    } else own.push({ op: 'replace', path, value: next[name] })
  }
  if (own.length > 0 && before.id) patches.set(before.id, own)
}
