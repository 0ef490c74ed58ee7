import { createElement } from 'react'
import type { BlockDefinition, BlockProps, PlainBlock } from '../src/index'
import { PlainBlockView } from './PlainBlockView'

/**
 * The definition for what a page registers: a React component, or functions over plain DOM.
 *
 * @throws TypeError when it is neither.
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
    }
  }
  throw new TypeError(
    `SiteBlocks: block "${name}" must have a component (React) or a mount function (plain DOM).`,
  )
}

function isReactDefinition(block: unknown): block is Omit<BlockDefinition, 'name'> {
  const component = (block as Partial<BlockDefinition> | null)?.component
  return typeof component === 'function' || (typeof component === 'object' && component !== null)
}

function isPlainBlock(block: unknown): block is PlainBlock {
  return typeof (block as Partial<PlainBlock> | null)?.mount === 'function'
}
