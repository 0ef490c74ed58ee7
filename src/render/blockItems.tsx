import type { ReactElement } from 'react'
import type { Block as BlockData } from '../content/types'
import { blockElements } from './Block'

/** One item of a list in which every block stands for something: a slide, a tile, an accordion's item. */
export interface BlockItem {
  /** Stable among its siblings. */
  readonly key: string
  readonly block: BlockData
  readonly element: ReactElement
}

/**
 * The blocks of a list, one by one, for blocks that give each child a place of its own.
 *
 * @param path - Path of the list in the entry.
 */
export function useBlockItems(
  blocks: readonly BlockData[] | undefined,
  path: string,
): readonly BlockItem[] {
  return blockElements(blocks ?? [], path).map((element) => ({
    key: String(element.key),
    block: element.props.block,
    element,
  }))
}
