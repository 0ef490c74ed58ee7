import type { ComponentType, ReactNode } from 'react'
import type { Block } from '../../content/types'
import type { BlockDefinition, BlockProps } from '../compile/BlockDefinition'
import { makeElement } from '../html/makeElement'
import type { StaticContext } from './ContentContext'
import { useContentContext } from './useContentContext'

export interface BlockList {
  readonly blocks: readonly Block[] | undefined
  readonly path: string
}

/** A block whose output depends on its options alone, at least for some options. */
export interface PureBlock<Options> {
  /**
   * Renders the block with HTML elements, fragments and `Blocks`, without hooks. It may read
   * `content`, whose fields stay the same while the entry is on the page; the state is not among
   * them.
   */
  render(props: BlockProps<Options>, content: StaticContext): ReactNode
  readonly live?: ComponentType<BlockProps<Options>>
  /** Whether a block with these options has behavior, such as waiting to come into view. */
  isLive?(options: Options, content: StaticContext): boolean
  /**
   * The class with rules that depend on the options, from `styles.classOf`. Called in addition to
   * `render`, and instead of it for server-rendered elements.
   */
  ownClass?(options: Options, content: StaticContext): string
  /** The lists of blocks that `render` shows in addition to the children. */
  lists?(props: Pick<BlockProps<Options>, 'options' | 'path'>): readonly BlockList[]
}

// biome-ignore lint/suspicious/noExplicitAny: options differ by block, as in `BlockDefinition`.
const blocksByComponent = new WeakMap<ComponentType<any>, PureBlock<any>>()

/** The component of a pure block. It can also be rendered without React: see {@link pureBlock}. */
export function pureComponent<Options>(
  block: PureBlock<Options>,
): ComponentType<BlockProps<Options>> {
  const component = (props: BlockProps<Options>): ReactNode => {
    const content = useContentContext()
    return block.live && block.isLive?.(props.options, content)
      ? makeElement(block.live, props)
      : block.render(props, content)
  }
  blocksByComponent.set(component, block)
  return component
}

/**
 * Adds a component with behavior to the definition of a pure block.
 *
 * The component needs React. It is in a separate file, which pages without behavior do not load.
 */
export function withLive<Options>(
  pure: BlockDefinition<Options>,
  live: ComponentType<BlockProps<Options>>,
): BlockDefinition<Options> {
  const block = blocksByComponent.get(pure.component) as PureBlock<Options>
  return { ...pure, component: pureComponent({ ...block, live }) }
}

/** Makes a component that wraps another as pure as that one. */
export function copyPure<Options>(
  from: ComponentType<BlockProps<Options>>,
  to: ComponentType<BlockProps<Options>>,
): void {
  const block = blocksByComponent.get(from)
  if (block) blocksByComponent.set(to, block)
}

/** The pure block of a component; `undefined` if it is not pure with these options. */
export function pureBlock<Options>(
  component: ComponentType<BlockProps<Options>>,
  options: Options,
  content: StaticContext,
): PureBlock<Options> | undefined {
  const block = blocksByComponent.get(component)
  return block?.isLive?.(options, content) ? undefined : block
}
