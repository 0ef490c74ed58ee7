import { createElement, type ReactElement } from 'react'
import type { BlockDefinition, BlockInput, BlockProps } from '../../src/index'

/** A block that a custom element of the page draws. Options become its properties where it has them, else attributes. */
export interface ElementBlock {
  /** Name of the element, with a hyphen in it: `shop-rating`. */
  readonly element: string
  /** As {@link BlockDefinition.interactive}. */
  readonly interactive?: boolean | undefined
  /** Fields for the editor. */
  readonly inputs?: readonly BlockInput[]
}

interface ElementBlockViewProps extends BlockProps {
  readonly element: string
}

/** Names that mean something to React, and not to the element. */
const REACT_NAMES = new Set(['children', 'key', 'ref', 'dangerouslySetInnerHTML', 'style'])

/** What every element has, and content may say. */
const COMMON_NAMES = new Set(['title', 'lang', 'dir', 'hidden'])

/** Draws a custom element with the block's options and children. */
export function ElementBlockView({
  element,
  options,
  children,
}: ElementBlockViewProps): ReactElement {
  const properties: Record<string, unknown> = {}
  for (const name of Object.keys(options)) {
    // Options come from content, which must not reach `innerHTML`, `onclick` and their like.
    const isOwn = !REACT_NAMES.has(name) && !/^on/i.test(name) && !(name in HTMLElement.prototype)
    if (isOwn || COMMON_NAMES.has(name)) {
      properties[name] = options[name]
    }
  }
  return createElement(element, properties, children)
}
