import type { ReactNode } from 'react'
import type { Block } from '../../content/types'
import type { PlainContext } from '../entry/ContentContext'
import type { BlockAttributes, BlockDefinition, BlockProps } from './BlockDefinition'
import type { CompiledBlock } from './compileBlock'
import { plainElement } from './plainElement'
import { pureBlock } from './pureComponent'
import { renderChildren } from './renderChildren'

/**
 * Renders a list of blocks, which stands at `path`.
 *
 * @param isShown - Whether all of them are shown now; a component may hold them back.
 */
export type RenderList = (blocks: readonly Block[], path: string, isShown: boolean) => ReactNode

/** The functions of rendering that differ between blocks with and without behavior. */
export interface BlockRenderers {
  readonly attributes: BlockAttributes
  /** The element of a box, or of a block that has none of its own. */
  box(attributes: BlockAttributes, inside: ReactNode): ReactNode
  /** A block that is no function of its options alone. */
  component(definition: BlockDefinition, props: BlockProps): ReactNode
}

/**
 * The element of a compiled block, with its component or its children in it.
 *
 * @param renderList - Renders the children; handed in, since blocks render blocks.
 */
export function renderCompiled(
  compiled: CompiledBlock,
  content: PlainContext,
  renderList: RenderList,
  { attributes, box, component }: BlockRenderers,
): ReactNode {
  const { block, definition, id, options, path, tag, text } = compiled
  const pure = definition && pureBlock(definition.component, options, content)
  const isShown = !definition || (pure !== undefined && definition.canHaveChildren === true)
  const children = block.children?.length
    ? renderChildren(compiled, content, (blocks) => renderList(blocks, `${path}.children`, isShown))
    : null
  if (!definition) return box(attributes, text ?? children)

  const props: BlockProps = { options, attributes, block, id, path, tag, children }
  const inside = pure ? pure.render(props, content) : component(definition, props)
  return definition.noWrap ? inside : box(attributes, inside)
}

/** The element of a block without behavior. */
export function renderPlain(
  compiled: CompiledBlock,
  content: PlainContext,
  renderList: RenderList,
): ReactNode {
  if (compiled.hidden) return null
  return renderCompiled(compiled, content, renderList, {
    attributes: compiled.attributes,
    box: (attributes, inside) => plainElement(compiled.tag, attributes, content, inside),
    component() {
      throw new TypeError('SiteBlocks: a static block has a component.')
    },
  })
}
