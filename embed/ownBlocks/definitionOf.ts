import { createElement } from 'react'
import type { BlockDefinition, BlockProps, PlainBlock } from '../../src/index'
import { type ElementBlock, ElementBlockView } from './ElementBlock'
import { PlainBlockView } from './PlainBlockView'

/**
 * The definition for what a page registers: a React component, functions over plain DOM, or a custom element.
 *
 * @throws TypeError when it is none of them.
 */
export function definitionOf(name: string, block: unknown): BlockDefinition {
  if (typeof name !== 'string' || name === '') {
    throw new TypeError(
      `SiteBlocks: a block needs a name, got ${JSON.stringify(name) ?? 'nothing'}.`,
    )
  }
  if (isReactDefinition(block)) return { ...block, name }
  if (isPlainBlock(block)) {
    return {
      name,
      component: (props: BlockProps) => createElement(PlainBlockView, { ...props, plain: block }),
      inputs: block.inputs ?? [],
      interactive: block.interactive,
    }
  }
  const element = (block as Partial<ElementBlock> | null)?.element
  if (typeof element === 'string' && CUSTOM_ELEMENT.test(element)) {
    return {
      ...(block as ElementBlock),
      name,
      component: (props: BlockProps) => createElement(ElementBlockView, { ...props, element }),
    }
  }
  throw new TypeError(
    `SiteBlocks: block "${name}" needs a component (React), mount() (plain DOM) or the name of an element.`,
  )
}

/** Names of elements that pages may define: other ones are the browser's. */
const CUSTOM_ELEMENT = /^[a-z][\w.]*-[\w.-]*$/

function isReactDefinition(block: unknown): block is Omit<BlockDefinition, 'name'> {
  const component = (block as Partial<BlockDefinition> | null)?.component
  return typeof component === 'function' || (typeof component === 'object' && component !== null)
}

function isPlainBlock(block: unknown): block is PlainBlock {
  return typeof (block as Partial<PlainBlock> | null)?.mount === 'function'
}
