import { Component, createElement, type ReactElement, type ReactNode } from 'react'
import { BLOCK_TYPE, type Block as BlockData } from '../content/types'
import type { BlockProps as BlockComponentProps } from './BlockDefinition'
import { isVoidTag } from './blockTag'
import { ContentContext, type ContentContextValue, type LinkProps } from './ContentContext'
import type { CompiledBlock } from './compileBlock'

interface BlockProps {
  readonly block: BlockData
  /** Where the block stands in its entry; gives blocks without an id a stable one. */
  readonly path: string
}

interface BlockState {
  readonly block: BlockData
  readonly failure: { readonly error: unknown } | null
}

/**
 * Draws one block, and is its error boundary too: one that breaks takes no sibling with it.
 *
 * A block that is replaced, as in live editing, is tried again.
 */
export class Block extends Component<BlockProps, BlockState> {
  static override contextType = ContentContext
  declare context: ContentContextValue

  override state: BlockState = { block: this.props.block, failure: null }

  static getDerivedStateFromProps({ block }: BlockProps, state: BlockState): BlockState | null {
    return block === state.block ? null : { block, failure: null }
  }

  static getDerivedStateFromError(error: unknown): Partial<BlockState> {
    return { failure: { error } }
  }

  override shouldComponentUpdate(next: BlockProps, nextState: BlockState): boolean {
    return (
      next.block !== this.props.block ||
      next.path !== this.props.path ||
      nextState.failure !== this.state.failure
    )
  }

  override componentDidCatch(error: unknown): void {
    this.context.onBlockError(error, this.props.block)
  }

  override render(): ReactNode {
    const { block, path } = this.props
    if (this.state.failure) return this.brokenBlock(this.state.failure.error)
    try {
      return drawBlock(this.context.compile(block, path), this.context)
    } catch (error) {
      // A boundary does not catch what its own render throws.
      this.context.onBlockError(error, block)
      return this.brokenBlock(error)
    }
  }

  private brokenBlock(error: unknown): ReactNode {
    if (!this.context.authoring) return null
    const reason = error instanceof Error ? error.message : String(error)
    return (
      <div role="alert" className="siteblocks-hint">
        {`This ${this.props.block.component?.name ?? 'block'} could not be drawn: ${reason}`}
      </div>
    )
  }
}

/** The blocks of a list, without a box around them. What is no block is left out. */
export function blockElements(
  blocks: readonly BlockData[],
  path: string,
): ReactElement<BlockProps>[] {
  const elements: ReactElement<BlockProps>[] = []
  const keys = new Set<string>()
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index]
    if (block?.['@type'] !== BLOCK_TYPE) continue
    // Ids come from content and may repeat; a repeated React key would drop a block.
    const key = block.id && !keys.has(block.id) ? block.id : `${index}`
    keys.add(key)
    elements.push(<Block key={key} block={block} path={`${path}.${index}`} />)
  }
  return elements
}

/** The element of a compiled block, with its component or its children in it. */
function drawBlock(compiled: CompiledBlock, content: ContentContextValue): ReactNode {
  if (compiled.hidden) return null
  const { attributes, block, definition, id, options, path, tag } = compiled
  const children = block.children?.length ? blockElements(block.children, `${path}.children`) : null
  if (!definition) return drawElement(compiled, content, compiled.text ?? children)

  const props: BlockComponentProps = { options, attributes, block, id, path, tag, children }
  const component = createElement(definition.component, props)
  return definition.noWrap ? component : drawElement(compiled, content, component)
}

function drawElement(
  { attributes, tag }: CompiledBlock,
  content: ContentContextValue,
  children: ReactNode,
): ReactNode {
  if (isVoidTag(tag) || tag === 'textarea') return createElement(tag, attributes)
  if (tag === 'a' && content.renderLink && typeof attributes.href === 'string') {
    return content.renderLink({
      ...attributes,
      href: attributes.href,
      children,
    } satisfies LinkProps)
  }
  return createElement(tag, attributes, children)
}
