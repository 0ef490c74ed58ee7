import type { Block } from './types'

/**
 * Returns a block's name in class names and `builder-id`: its id, prefixed with `builder`.
 *
 * A block without an id is named after `path`, so its name is stable until it moves. Paths repeat
 * from entry to entry: prefix the name with the entry's key wherever several entries meet.
 *
 * @param path - Position of the block in its entry:
 *   `blocks.0.component.options.columns.1.blocks.2`.
 */
export function blockId(block: Pick<Block, 'id'>, path: string): string {
  const id = (block.id || path).replace(/[^\w-]/g, '-')
  return id.startsWith('builder') ? id : `builder-${id}`
}
