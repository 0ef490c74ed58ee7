import type { BlockDefinition, BlockInput } from '../../src/index'

/** A block that a custom element of the page draws. Options become its properties where it has them, else attributes. */
export interface ElementBlock {
  /** Name of the element, with a hyphen in it: `shop-rating`. */
  readonly element: string
  /** As {@link BlockDefinition.interactive}. */
  readonly interactive?: boolean | undefined
  /** Fields for the editor. */
  readonly inputs?: readonly BlockInput[]
}
