import { Component, type ReactElement, type ReactNode } from 'react'
import type { Block } from '../../content/types'
import { isBlock } from '../../content/walkBlocks'
import { toError } from '../../utils/problems/toError'
import type { BlockRepeatLogic } from '../compile/blockLogic'
import type { CompiledBlock } from '../compile/compileBlock'
import { currentBlock } from '../compile/currentBlock'
import { START_ATTRIBUTE } from '../styles/animationRules'
import type { HeldClass } from '../styles/createHeldClasses'
import type { ContentContextValue } from './ContentContext'
import { EntryContext } from './EntryContext'
import { renderBlock } from './renderBlock'
import { type ItemScope, itemScopes } from './repeatItems'

export interface BlockRendererProps {
  readonly block: Block
  /** Path of the block in its entry. A block without an id is identified by it. */
  readonly path: string
  readonly index?: number
}

interface BlockState {
  readonly block: Block
  readonly failure: Failure | null
}

interface Failure {
  readonly error: unknown
  /** The context in which it occurred. */
  context?: ContentContextValue
}

/**
 * Renders one block.
 *
 * The class has three jobs. It is the error boundary of its block, so that a broken block does not
 * remove its siblings. It skips rendering unless its block has changed. And it subscribes to the
 * keys of the state that its block depends on.
 */
export class BlockRenderer extends Component<BlockRendererProps, BlockState> {
  static override contextType = EntryContext
  declare context: ContentContextValue

  override state: BlockState = { block: this.props.block, failure: null }
  /**
   * Block of the last render, with its bindings applied; `undefined` for a static block, and for one
   * that failed to compile.
   */
  private compiled: CompiledBlock | undefined
  private held: HeldClass | undefined
  private releaseClass: (() => void) | undefined
  private renderedVersion = 0
  private reading: { keys: readonly string[] | null | undefined; store: unknown } | undefined
  private stopReading: (() => void) | undefined
  private scopes: readonly ItemScope[] = []

  static getDerivedStateFromProps(
    { block }: BlockRendererProps,
    state: BlockState,
  ): BlockState | null {
    return block === state.block ? null : { block, failure: null }
  }

  static getDerivedStateFromError(error: unknown): Partial<BlockState> {
    return { failure: { error } }
  }

  override shouldComponentUpdate(next: BlockRendererProps, nextState: BlockState): boolean {
    return (
      next.block !== this.props.block ||
      next.path !== this.props.path ||
      next.index !== this.props.index ||
      nextState.failure !== this.state.failure
    )
  }

  override componentDidMount(): void {
    this.startEffects()
  }

  override componentDidUpdate(): void {
    // In a repeat, the block may work for another item.
    if (this.context !== this.state.failure?.context) this.mend()
    this.startEffects()
  }

  override componentWillUnmount(): void {
    this.stopReading?.()
    this.holdClass(undefined)
  }

  override componentDidCatch(error: unknown): void {
    this.context.onBlockError(error, this.props.block)
  }

  override render(): ReactNode {
    const { block, path, index } = this.props
    const { context } = this
    const { failure } = this.state
    if (failure) {
      failure.context ??= context
      return this.brokenBlock(failure.error)
    }
    this.compiled = undefined
    try {
      const element = context.staticElement(block, path, '')
      if (element) return element
      this.renderedVersion = context.store.version()
      const compiled = context.compile(block, path)
      this.compiled = compiled
      const repeat = compiled.logic?.repeat
      if (repeat && index === undefined) return this.repeat(compiled, repeat)
      const current = currentBlock(compiled, context)
      this.compiled = current
      return renderBlock(current, context, index, (blocks, own, isShown) =>
        blockElements(blocks, own, isShown ? context : null),
      )
    } catch (error) {
      // An error boundary does not catch errors of its own render().
      context.onBlockError(error, block)
      return this.brokenBlock(error)
    }
  }

  private repeat(compiled: CompiledBlock, repeat: BlockRepeatLogic): ReactNode {
    const { block, path } = compiled
    this.scopes = itemScopes(compiled, repeat, this.context, this.scopes)
    return this.scopes.map((scope, index) => itemElement(block, path, scope, index))
  }

  /**
   * Subscribes to the keys that the block reads now, and starts its animations. Most blocks have
   * neither.
   */
  private startEffects(): void {
    const { compiled } = this
    const { store, animator } = this.context
    const logic = compiled?.logic
    this.holdClass(compiled?.heldClass)
    if (compiled && START_ATTRIBUTE in compiled.attributes) animator.start()
    // A repeated block subscribes to its list; its items subscribe to the keys that they show.
    const isList = logic?.repeat && this.props.index === undefined
    const keys = isList ? logic.repeat.collection.reads : logic?.reads
    if (this.reading?.keys === keys && this.reading?.store === store) return
    this.stopReading?.()
    this.stopReading = undefined
    this.reading = { keys, store }
    if (keys === undefined || keys?.length === 0) return
    const rerender = (): void => {
      this.mend()
      this.forceUpdate()
    }
    this.stopReading = store.subscribe(keys, rerender)
    // The state may have changed between rendering and subscribing.
    if (store.version() !== this.renderedVersion) rerender()
  }

  /** Holds the rules of the element's current class, and releases those of its previous class. */
  private holdClass(held: HeldClass | undefined): void {
    if (held === this.held) return
    this.held = held
    const release = this.releaseClass
    this.releaseClass = held?.hold()
    release?.()
  }

  /** Lets a broken block render again. */
  private mend(): void {
    if (this.state.failure) this.setState({ failure: null })
  }

  private brokenBlock(error: unknown): ReactNode {
    if (!this.context.authoring) return null
    const reason = toError(error).message
    return (
      <div role="alert" className="siteblocks-hint">
        {`This ${this.props.block.component?.name ?? 'block'} could not be rendered: ${reason}`}
      </div>
    )
  }
}

/** A repeated block for one item. */
export function itemElement(
  block: Block,
  path: string,
  { key, content }: ItemScope,
  index: number,
): ReactElement {
  return (
    <EntryContext key={key} value={content}>
      <BlockRenderer block={block} path={path} index={index} />
    </EntryContext>
  )
}

/**
 * The blocks of a list, without a box around them. Non-blocks are left out.
 *
 * @param content - Renders static blocks as empty elements that fill themselves. When `null`, every
 *   block is a {@link BlockRenderer}.
 */
export function blockElements(
  blocks: readonly Block[],
  path: string,
  content: ContentContextValue | null,
): ReactElement[] {
  const elements: ReactElement[] = []
  const ids = new Set<string | undefined>()
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index]
    if (!isBlock(block)) continue
    const own = `${path}.${index}`
    // Ids come from content and may repeat; a repeated React key would drop a block.
    const name = block.id && !ids.has(block.id) ? `id ${block.id}` : `${index}`
    ids.add(block.id)
    // Changed animations get a new element: the old ones have left their styles on this one.
    const key = block.animations ? name + JSON.stringify(block.animations) : name
    elements.push(
      content?.staticElement(block, own, key) ?? (
        <BlockRenderer key={key} block={block} path={own} />
      ),
    )
  }
  return elements
}
