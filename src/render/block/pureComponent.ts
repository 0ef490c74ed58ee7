import type { ComponentType, ReactNode } from 'react'
import type { Block } from '../../content/types'
import type { PlainContext } from '../entry/ContentContext'
import { useContentContext } from '../entry/useContentContext'
import type { BlockDefinition, BlockProps } from './BlockDefinition'
import { makeElement } from './makeElement'

export interface BlockList {
  readonly blocks: readonly Block[] | undefined
  readonly path: string
}

/** A block that is a function of its options, at least with some of them. */
export interface PureBlock<Options> {
  /**
   * The block: elements of HTML, fragments and `Blocks`, without hooks. It may read the fields of
   * `content`, which stay the same for as long as the entry is on the page; the state is not among
   * them.
   */
  render(props: BlockProps<Options>, content: PlainContext): ReactNode
  readonly live?: ComponentType<BlockProps<Options>>
  /** Whether a block with these options has behavior, such as waiting to come into view. */
  isLive?(options: Options, content: PlainContext): boolean
  /** Whether a `ref` of its elements has to be called with what a server rendered, too. */
  actsAlone?(options: Options, content: PlainContext): boolean
  /** The lists of blocks that `render` shows beside the children. */
  lists?(props: Pick<BlockProps<Options>, 'options' | 'path'>): readonly BlockList[]
}

// biome-ignore lint/suspicious/noExplicitAny: options differ by block, as in `BlockDefinition`.
const pureBlocks = new WeakMap<ComponentType<any>, PureBlock<any>>()

/** The component of a pure block. It can be rendered without React too: see {@link pureBlock}. */
export function pureComponent<Options>(
  block: PureBlock<Options>,
): ComponentType<BlockProps<Options>> {
  const component = (props: BlockProps<Options>): ReactNode => {
    const content = useContentContext()
    return block.live && block.isLive?.(props.options, content)
      ? makeElement(block.live, props)
      : block.render(props, content)
  }
  pureBlocks.set(component, block)
  return component
}

/**
 * The definition of a pure block, with the component of what it is with behavior.
 *
 * Only React needs that one. It stands in a file of its own, so that pages without behavior do
 * without.
 */
export function withLive<Options>(
  plain: BlockDefinition<Options>,
  live: ComponentType<BlockProps<Options>>,
): BlockDefinition<Options> {
  const block = pureBlocks.get(plain.component) as PureBlock<Options>
  return { ...plain, component: pureComponent({ ...block, live }) }
}

/**
 * The output of a component with these options, where that is a pure function of them; else
 * `undefined`.
 */
export function pureBlock<Options>(
  component: ComponentType<BlockProps<Options>>,
  options: Options,
  content: PlainContext,
): PureBlock<Options> | undefined {
  const block = pureBlocks.get(component)
  return block?.isLive?.(options, content) ? undefined : block
}
