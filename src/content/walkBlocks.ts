import { isRecord } from '../utils/isRecord'
import { isBlock } from './isBlock'
import type { Block, EntryData } from './types'

/**
 * Receives a block, and where it stands: `blocks.0.component.options.columns.1.blocks.2`.
 *
 * @param keys - The path's parts below the list, which may have dots of their own. Changes after the call.
 */
export type BlockVisitor = (block: Block, path: string, keys: readonly string[]) => void

/**
 * Visits every block of an entry in document order: a block, then its children, then the blocks in its
 * options.
 *
 * The `content` of an option `symbol` is an entry of its own and not visited. A block that stands in two places is
 * visited twice; one that stands inside itself, once.
 */
export function walkBlocks(data: EntryData, visit: BlockVisitor): void {
  walkBlockList(data.blocks, 'blocks', visit)
}

/** As {@link walkBlocks}, for one list, which stands at `path`. What is no block in it is passed over. */
export function walkBlockList(
  blocks: readonly Block[] | undefined,
  path: string,
  visit: BlockVisitor,
): void {
  const ancestors: object[] = []
  const keys: string[] = []

  function walkValue(value: object, names: readonly string[], valuePath: string): void {
    if (ancestors.includes(value)) return
    ancestors.push(value)
    keys.push(...names)
    if (isBlock(value)) walkBlock(value, valuePath)
    else if (Array.isArray(value) || isRecord(value)) walkParts(value, valuePath)
    keys.length -= names.length
    ancestors.pop()
  }

  function walkBlock(block: Block, blockPath: string): void {
    visit(block, blockPath, keys)
    if (block.children) walkValue(block.children, ['children'], `${blockPath}.children`)
    const options = block.component?.options
    if (options) walkValue(options, ['component', 'options'], `${blockPath}.component.options`)
  }

  function walkParts(container: object, containerPath: string): void {
    const isReference = containerPath.endsWith('.component.options.symbol')
    for (const [key, value] of Object.entries(container)) {
      if (typeof value !== 'object' || value === null) continue
      if (isReference && key === 'content') continue
      walkValue(value, [key], `${containerPath}.${key}`)
    }
  }

  if (blocks) walkValue(blocks, [], path)
}
