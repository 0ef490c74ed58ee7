import type { Block } from './types'

/**
 * The name of a block in class names and in `builder-id`: its id, beginning with `builder`.
 *
 * A block without an id is named after `path`, so that its name stays the same as long as it does
 * not move. Paths repeat from entry to entry: put something of the entry's own in front where
 * blocks of several entries meet.
 *
 * @param path - Where the block stands in its entry:
 *   `blocks.0.component.options.columns.1.blocks.2`.
 */
export function blockId(block: Pick<Block, 'id'>, path: string): string {
  const id = (block.id || path).replace(/[^\w-]/g, '-')
  return id.startsWith('builder') ? id : `builder-${id}`
}
