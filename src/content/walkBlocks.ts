import { isRecord } from '../utils/isRecord'
import { BLOCK_TYPE, type Block, type EntryData } from './types'

type Parts = Readonly<Record<string, unknown>>

/**
 * Receives a block.
 *
 * @param keys - Where it stands below the list, as in `2.component.options.columns.1.blocks.0`.
 *   Changes after the call.
 */
export type BlockVisitor = (block: Block, keys: readonly string[]) => void

/**
 * Visits every block of an entry in document order: a block, then its children, then the blocks in
 * its options.
 *
 * The `content` of an option `symbol` is an entry of its own and not visited. A block that stands
 * in two places is visited twice; one that stands inside itself, once. Non-blocks in a list are
 * skipped.
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
    // Not over Object.entries, which would make a list for each part.
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
