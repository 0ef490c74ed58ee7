import type { Block } from '../../../../../src/content/types'
import { isBlock } from '../../../../../src/content/walkBlocks'
import { isRecord } from '../../../../../src/utils/values/isRecord'
import type { JsonObject } from '../../../../server/utils/json'
import { moved } from '../../../blockForm/blockOptions'
import { type Path, valueAt, withValueAt } from '../../../utils/path'

/** Edits of a block within its list, each with its button and keys. */
export const BLOCK_EDITS = [
  { edit: 'up', label: 'Move up', icon: 'up', keys: 'Alt+ArrowUp', done: 'moved up' },
  { edit: 'down', label: 'Move down', icon: 'down', keys: 'Alt+ArrowDown', done: 'moved down' },
  { edit: 'duplicate', label: 'Duplicate', icon: 'copy', keys: 'Control+D', done: 'duplicated' },
  { edit: 'delete', label: 'Delete', icon: 'remove', keys: 'Delete', done: 'deleted' },
] as const

export type BlockEdit = (typeof BLOCK_EDITS)[number]['edit']

/** An entry with an edited list of blocks. */
export interface EditedBlocks {
  readonly entry: JsonObject
  /** Key of the moved, copied or added block; after a deletion, of the place that it had. */
  readonly key: string
}

/** The edit that a key stands for. */
export function editFor({ key, altKey, ctrlKey, metaKey }: Keys): BlockEdit | undefined {
  const keys = [altKey && 'Alt', (ctrlKey || metaKey) && 'Control', key.replace(/^d$/, 'D')]
  const pressed = keys.filter(Boolean).join('+')
  return BLOCK_EDITS.find((row) => row.keys === pressed)?.edit
}

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/**
 * Edits the list of the block at `path`, or adds blocks after it. Index -1 stands for the place
 * before the first block.
 *
 * @returns `undefined` where that is impossible, as at the end of the list.
 */
export function editBlocks(
  entry: JsonObject | undefined,
  path: Path,
  edit: BlockEdit | readonly Block[],
): EditedBlocks | undefined {
  const list = path.slice(0, -1)
  const at = Number(path.at(-1))
  const blocks = valueAt(entry, list) ?? []
  const edited = Array.isArray(blocks) ? editList(blocks, at, edit) : undefined
  const next = edited && withValueAt(entry, list, edited)
  if (!isRecord(next)) return undefined
  const step = edit === 'up' ? -1 : edit === 'delete' ? 0 : 1
  return { entry: next, key: [...list, at + step].join('.') }
}

function editList(
  blocks: readonly unknown[],
  at: number,
  edit: BlockEdit | readonly Block[],
): readonly unknown[] | undefined {
  if (edit === 'up' || edit === 'down') {
    const to = edit === 'up' ? at - 1 : at + 1
    return to in blocks ? moved(blocks, at, to) : undefined
  }
  if (Number.isNaN(at) || (typeof edit === 'string' && !(at in blocks))) return undefined
  if (edit === 'delete') return blocks.filter((_, index) => index !== at)
  const added = edit === 'duplicate' ? [blocks[at]] : edit
  return [...blocks.slice(0, at + 1), ...added.map(withNewIds), ...blocks.slice(at + 1)]
}

/** Copies blocks with ids of their own, because ids name blocks in styles and in the preview. */
function withNewIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNewIds)
  if (!isRecord(value)) return value
  const parts = Object.entries(value).map(([name, part]) => [name, withNewIds(part)] as const)
  const copy = Object.fromEntries(parts)
  return isBlock(value) ? { ...copy, id: newId() } : copy
}

const newId = () => `builder-${crypto.randomUUID().replace(/-/g, '')}`
