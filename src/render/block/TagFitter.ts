import type { Block } from '../../content/types'

/** The tag of an element, adapted to its position. */
export interface FittedTag {
  /** The tag itself, or `div` if a parser would restructure the element. */
  readonly tag: string
  /** Whether the link is laid over its box because the box contains controls. */
  readonly isLinkOver: boolean
}

/**
 * Decides the tag of a block's element at `path`.
 *
 * @param source - The block before its bindings were applied.
 */
export type TagFitter = (block: Block, path: string, tag: string, source?: Block) => FittedTag
