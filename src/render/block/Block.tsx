import { Component, type ReactElement, type ReactNode } from 'react'
import { BLOCK_TYPE, type Block as BlockData } from '../../content/types'
import { toError } from '../../utils/toError'
import { START_ATTRIBUTE } from '../animation/createAnimator'
import { ContentContext, type ContentContextValue } from '../entry/ContentContext'
import { type CompiledBlock, currentBlock } from './compileBlock'
import { type RenderList, renderBlock } from './renderBlock'
import { type ItemScope, itemScopes } from './repeatItems'

export interface BlockProps {
  readonly block: BlockData
  /** Where the block stands in its entry; gives blocks without an id a stable one. */
  readonly path: string
  /** Position among the items that the block is repeated for. */
  readonly index?: number
}

interface BlockState {
  readonly block: BlockData
  readonly failure: { readonly error: unknown } | null
}

/**
 * Renders one block.
 *
 * One class does three things, since that costs nothing more: it is the error boundary of its block, so that
 * one that breaks takes no sibling with it; it renders again only when its block is another one; and it reads
 * the keys of the state that its block depends on, and no others.
 */
export class Block extends Component<BlockProps, BlockState> {
  static override contextType = ContentContext
  declare context: ContentContextValue

  override state: BlockState = { block: this.props.block, failure: null }
  private drawnVersion = 0
  /** The last failure, and the context that it came in. */
  private failure: BlockState['failure'] = null
  private brokenIn: ContentContextValue | undefined
  private reading: { keys: readonly string[] | null; store: unknown } | undefined
  private stopReading: (() => void) | undefined
  private scopes: readonly ItemScope[] = []

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
      next.index !== this.props.index ||
      nextState.failure !== this.state.failure
    )
  }

  override componentDidMount(): void {
    this.settle()
  }

  override componentDidUpdate(): void {
    // In a repeat, another item may be whole.
    if (this.context !== this.brokenIn) this.mend()
    this.settle()
  }

  override componentWillUnmount(): void {
    this.stopReading?.()
  }

  override componentDidCatch(error: unknown): void {
    this.context.onBlockError(error, this.props.block)
  }

  override render(): ReactNode {
    const { block, path, index } = this.props
    const { context } = this
    const { failure } = this.state
    if (failure) {
      if (failure !== this.failure) this.brokenIn = context
      this.failure = failure
      return this.brokenBlock(failure.error)
    }
    try {
      const element = context.staticElement(block, path, '')
      if (element) return element
      this.drawnVersion = context.store.version()
      const compiled = context.compile(block, path)
      if (compiled.logic?.repeat && index === undefined) return this.repeat(compiled)
      return renderBlock(currentBlock(compiled, context), context, index, renderList(context))
    } catch (error) {
      // A boundary does not catch what its own render throws.
      context.onBlockError(error, block)
      return this.brokenBlock(error)
    }
  }

  private repeat({ logic, id, block, path }: CompiledBlock): ReactNode {
    if (!logic?.repeat) return null
    const items = this.context.logic.evaluate(logic.repeat.collection, `block "${id}"`, block)
    this.scopes = itemScopes(logic.repeat, items, this.context, this.scopes)
    return this.scopes.map(({ key, content }, index) => (
      <ContentContext key={key} value={content}>
        <Block block={block} path={path} index={index} />
      </ContentContext>
    ))
  }

  /** Follows the keys that the block reads now, and starts its animations. Most blocks have neither. */
  private settle(): void {
    const { block, path, index } = this.props
    const { store, animator } = this.context
    let compiled: CompiledBlock
    try {
      compiled = this.context.compile(block, path)
    } catch {
      // It was left out when it was rendered, and what is thrown here would take the blocks around along.
      return
    }
    const { attributes, logic } = compiled
    if (START_ATTRIBUTE in attributes) animator.start()
    // A repeated block follows the list; its items follow what they show.
    const keys = logic?.repeat && index === undefined ? logic.repeat.collection.reads : logic?.reads
    const reads = keys === undefined || keys?.length === 0 ? undefined : keys
    if (this.reading?.keys === reads && this.reading?.store === store) return
    this.stopReading?.()
    this.stopReading = undefined
    this.reading = reads === undefined ? undefined : { keys: reads, store }
    if (reads === undefined) return
    const redraw = (): void => {
      this.mend()
      this.forceUpdate()
    }
    this.stopReading = store.subscribe(reads, redraw)
    // The state may have changed since this was rendered, and nobody was told.
    if (store.version() !== this.drawnVersion) redraw()
  }

  /** Lets a broken block try again. */
  private mend(): void {
    if (this.state.failure) this.setState({ failure: null })
  }

  private brokenBlock(error: unknown): ReactNode {
    if (!this.context.authoring) return null
    const reason = toError(error).message
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
  return mapBlocks(blocks, path, renderedByReact)
}

/** As {@link blockElements}; those that never change come without their insides, and fill themselves. */
export function listElements(
  blocks: readonly BlockData[],
  path: string,
  { staticElement }: ContentContextValue,
): ReactElement[] {
  return mapBlocks(
    blocks,
    path,
    (block, own, key) => staticElement(block, own, key) ?? renderedByReact(block, own, key),
  )
}

function renderList(content: ContentContextValue): RenderList {
  return (blocks, path, isShown) =>
    isShown ? listElements(blocks, path, content) : blockElements(blocks, path)
}

function renderedByReact(block: BlockData, path: string, key: string): ReactElement<BlockProps> {
  return <Block key={key} block={block} path={path} />
}

function mapBlocks<Result>(
  blocks: readonly BlockData[],
  path: string,
  map: (block: BlockData, path: string, key: string) => Result,
): Result[] {
  const results: Result[] = []
  const keys = new Set<string | undefined>()
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index]
    if (block?.['@type'] !== BLOCK_TYPE) continue
    // Ids come from content and may repeat; a repeated React key would drop a block.
    const key = block.id && !keys.has(block.id) ? `id ${block.id}` : `${index}`
    keys.add(block.id)
    // Other animations take another element: on this one, the old ones have left their styles.
    const animations = block.animations ? JSON.stringify(block.animations) : ''
    results.push(map(block, `${path}.${index}`, key + animations))
  }
  return results
}
