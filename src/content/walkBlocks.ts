import { isRecord } from '../utils/isRecord'
import { BLOCK_TYPE, type Block, type EntryData } from './types'

/**
 * Receives a block.
 *
 * @param keys - Where it stands below the list, as in `2.component.options.columns.1.blocks.0`. Changes after the call.
 */
export type BlockVisitor = (block: Block, keys: readonly string[]) => void

/**
 * Visits every block of an entry in document order: a block, then its children, then the blocks in its
 * options.
 *
 * The `content` of an option `symbol` is an entry of its own and not visited. A block that stands in two places is
 * visited twice; one that stands inside itself, once. What is not a block in a list is passed over.
 */
export function walkBlocks({ blocks }: EntryData, visit: BlockVisitor): void {
  const ancestors: object[] = []
  const keys: string[] = []

  function walk(value: unknown, ...path: string[]): void {
    if (typeof value !== 'object' || value === null || ancestors.includes(value)) return
    ancestors.push(value)
    keys.push(...path)
    if (isBlock(value)) {
      visit(value, keys)
      walk(value.children, 'children')
      walk(value.component?.options, 'component', 'options')
    } else if (Array.isArray(value) || isRecord(value)) {
      for (const [key, part] of Object.entries(value)) {
        if (key !== 'content' || !isReference()) walk(part, key)
      }
    }
    keys.length -= path.length
    ancestors.pop()
  }

  function isReference(): boolean {
    return keys.slice(-3).join('.') === 'component.options.symbol'
  }

  walk(blocks)
}

export function isBlock(value: unknown): value is Block {
  return isRecord(value) && value['@type'] === BLOCK_TYPE
}
