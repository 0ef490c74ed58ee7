import type { Block } from '../../content/types'

/** The tag that an element gets at its position. */
export interface FittedTag {
  /** The tag itself, or `div` where a parser would take the element apart. */
  readonly tag: string
  /** Whether the link lies over its box, as there are controls in it. */
  readonly isLinkOver: boolean
}

/**
 * Decides what the element of `block`, which stands at `path`, may be.
 *
 * @param source - The block before its bindings applied.
 */
export type TagFitter = (block: Block, path: string, tag: string, source?: Block) => FittedTag
