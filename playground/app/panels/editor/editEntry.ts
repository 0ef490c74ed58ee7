import { applyPatches, type Patch } from '../../../../src/content/patchEntry'
import type { Block, ContentEntry } from '../../../../src/content/types'
import { optionsOf } from '../../blockForm/blockOptions'

/** A copy of the entry in which another block stands at `path`. */
export function replaceBlock(entry: ContentEntry, path: string, block: Block): ContentEntry {
  const patch = { op: 'replace', path: pointer(path), value: block }
  return { ...entry, data: applyPatches(entry.data, [patch]) }
}

/** What makes one version of a block the other: a patch for each option that differs. */
export function patchesBetween(before: Block, after: Block): Patch[] {
  const [old, next] = [optionsOf(before), optionsOf(after)]
  const names = Object.keys({ ...old, ...next }).filter((name) => old[name] !== next[name])
  return names.map((name) => {
    const path = `/component/options/${name}`
    return name in next ? { op: 'replace', path, value: next[name] } : { op: 'remove', path }
  })
}

/** Where a block would stand one place up or down in its list; `undefined` at the end of it. */
export function pathAfterMove(entry: ContentEntry, path: string, way: -1 | 1): string | undefined {
  const { list, index } = placeOf(path)
  const to = `${list}.${index + way}`
  return index + way >= 0 && blockAt(entry, to) ? to : undefined
}

/** A copy of the entry in which the block has gone one place up or down among its neighbours. */
export function moveBlock(entry: ContentEntry, path: string, way: -1 | 1): ContentEntry {
  const to = pathAfterMove(entry, path, way)
  const block = blockAt(entry, path)
  if (!to || !block) return entry
  const patches = [
    { op: 'remove', path: pointer(path) },
    { op: 'add', path: pointer(to), value: block },
  ]
  return { ...entry, data: applyPatches(entry.data, patches) }
}

/** The block at `path`, as the outline names it. */
export function blockAt(entry: ContentEntry, path: string): Block | undefined {
  let value: unknown = entry.data
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.entries(value).find(([key]) => key === name)?.[1]
  }
  return value as Block | undefined
}

function placeOf(path: string): { list: string; index: number } {
  const cut = path.lastIndexOf('.')
  return { list: path.slice(0, cut), index: Number(path.slice(cut + 1)) }
}

const pointer = (path: string) => `/${path.replace(/\./g, '/')}`
