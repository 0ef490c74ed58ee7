import type { ReactNode } from 'react'
import type { Block } from '../../content/types'
import type { BlockAttributes, BlockDefinition, BlockProps } from '../compile/BlockDefinition'
import type { CompiledBlock } from '../compile/compileBlock'
import type { StaticContext } from './ContentContext'
import { linkOrElement } from './linkOrElement'
import { pureBlock } from './pureComponent'

/**
 * Renders the list of blocks at `path`.
 *
 * @param isShown - Whether the blocks are all shown at once; a component may show some later.
 */
export type RenderList = (blocks: readonly Block[], path: string, isShown: boolean) => ReactNode

/** Rendering functions that differ between blocks with and without behavior. */
export interface BlockRenderers {
  readonly attributes: BlockAttributes
  /** The element of a box, or of a block whose component does not render one. */
  box(attributes: BlockAttributes, inside: ReactNode): ReactNode
  /** Renders a block that is not pure. */
  component(definition: BlockDefinition, props: BlockProps): ReactNode
}

/**
 * The element of a compiled block, with its component or its children inside.
 *
 * @param renderList - Renders the children. A parameter, to avoid an import circle.
 */
export function renderCompiled(
  compiled: CompiledBlock,
  content: StaticContext,
  renderList: RenderList,
  { attributes, box, component }: BlockRenderers,
): ReactNode {
  const { block, definition, id, options, path, tag, text } = compiled
  const pure = definition && pureBlock(definition.component, options, content)
  const isShown = !definition || (pure !== undefined && definition.canHaveChildren === true)
  const children = block.children?.length
    ? renderList(block.children, `${path}.children`, isShown)
    : null
  if (!definition) return box(attributes, text ?? children)

  const props: BlockProps = { options, attributes, block, id, path, tag, children }
  const inside = pure ? pure.render(props, content) : component(definition, props)
  return definition.noWrap ? inside : box(attributes, inside)
}

/** The element of a block without behavior. */
export function renderStatic(
  compiled: CompiledBlock,
  content: StaticContext,
  renderList: RenderList,
): ReactNode {
  if (compiled.hidden) return null
  return renderCompiled(compiled, content, renderList, {
    attributes: compiled.attributes,
    box: (attributes, inside) => linkOrElement(compiled.tag, attributes, content, inside),
    component() {
      throw new TypeError('SiteBlocks: a static block has a component.')
    },
  })
}
