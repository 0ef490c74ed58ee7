import { isRecord } from '../../../../../src/utils/isRecord'
import type { JsonObject } from '../../../../server/utils/json'
import { moved } from '../../../blockForm/blockOptions'
import { type Path, valueAt, withValueAt } from '../../../draft/path'

/** An entry with a moved block, and the block's new path. */
export interface MovedBlock {
  readonly entry: JsonObject
  readonly key: string
}

/** Moves a block up or down in its list; `undefined` when it is already at that end. */
export function moveBlock(
  entry: JsonObject | undefined,
  path: Path,
  way: -1 | 1,
): MovedBlock | undefined {
  const list = path.slice(0, -1)
  const from = Number(path.at(-1))
  const to = from + way
  const blocks = valueAt(entry, list)
  if (!Array.isArray(blocks) || !(to in blocks)) return undefined
  const next = withValueAt(entry, list, moved(blocks, from, to))
  return isRecord(next) ? { entry: next, key: [...list, to].join('.') } : undefined
}
