import type { Block, EntryData } from '../../content/types'
import { walkBlocks } from '../../content/walkBlocks'

/** Position of a block inside another block. */
export interface BlockPosition {
  /** The block around it. */
  readonly parent: Block
  /** Path from that block, such as `component.options.columns.1.blocks.0`. */
  readonly keys: readonly string[]
}

/** Finds the positions of all blocks of an entry that are nested in others. */
export function findBlockPositions(data: EntryData): ReadonlyMap<Block, BlockPosition> {
  const positions = new Map<Block, BlockPosition>()
  const around: { readonly block: Block; readonly keys: readonly string[] }[] = []
  walkBlocks(data, (block, keys) => {
    let outer = around.at(-1)
    while (outer?.keys.some((key, index) => key !== keys[index])) {
      around.pop()
      outer = around.at(-1)
    }
    if (outer) positions.set(block, { parent: outer.block, keys: keys.slice(outer.keys.length) })
    around.push({ block, keys: keys.slice() })
  })
  return positions
}
