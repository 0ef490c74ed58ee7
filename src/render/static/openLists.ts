import type { ReactElement } from 'react'
import type { Block } from '../../content/types'
import { type BlocksProps, blocksBox } from '../block/Blocks'
import type { BlockList } from '../block/pureComponent'
import { makeElement } from '../html/makeElement'

/** Stands for a list of blocks that a writer fills itself. Never rendered. */
export function OpenList(_: BlockList): null {
  return null
}

export function openList(
  blocks: readonly Block[] | undefined,
  path: string,
): ReactElement<BlockList> {
  return makeElement(OpenList, { blocks, path })
}

/** The element of a `Blocks`, around an {@link OpenList}. */
export function openBox(props: BlocksProps): ReactElement {
  return blocksBox(props, openList(props.blocks, props.path))
}
