import { isRecord } from '../utils/values/isRecord'
import { BLOCK_TYPE, type Block, type EntryData } from './types'

type Parts = Readonly<Record<string, unknown>>

/**
 * Receives a block.
 *
 * @param keys - Path of the block from the list, as in `2.component.options.columns.1.blocks.0`.
 *   The walk reuses this array: copy it to keep it.
 */
export type BlockVisitor = (block: Block, keys: readonly string[]) => void

/**
 * Visits every block of an entry in document order: a block, then its children, then the blocks in
 * its options.
 *
 * Skips non-blocks, and the `content` of an option `symbol`, which is a separate entry. A block
 * that appears twice is visited twice; a block that contains itself is visited once.
 */
export function walkBlocks({ blocks }: EntryData, visit: BlockVisitor): void {
  const ancestors: object[] = []
  const keys: string[] = []

  function walk(value: object): void {
    if (ancestors.includes(value)) return
    ancestors.push(value)
    if (isBlock(value)) walkBlock(value)
    else if (Array.isArray(value) || isRecord(value)) walkParts(value)
    ancestors.pop()
  }

  function walkPart(key: string, value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    keys.push(key)
    walk(value)
    keys.pop()
  }

  function walkBlock(block: Block): void {
    visit(block, keys)
    walkPart('children', block.children)
    keys.push('component')
    walkPart('options', block.component?.options)
    keys.pop()
  }

  function walkParts(container: object): void {
    // `Object.keys` avoids the pair that `Object.entries` allocates for each property.
    for (const key of Object.keys(container)) {
      if (key !== 'content' || !isReference()) walkPart(key, (container as Parts)[key])
    }
  }

  function isReference(): boolean {
    return keys.slice(-3).join('.') === 'component.options.symbol'
  }

  if (blocks) walk(blocks)
}

export function isBlock(value: unknown): value is Block {
  return isRecord(value) && value['@type'] === BLOCK_TYPE
}
