import type { ReactElement } from 'react'
import type { Block } from '../../content/types'
import { Blocks } from './Blocks'

/**
 * Renders a list of blocks in an option of a block.
 *
 * @param parentId - The `builder-id` of the block.
 * @param path - Path of the list in the entry.
 */
export function nestedList(
  parentId: string,
  path: string,
  blocks: readonly Block[] | undefined,
): ReactElement {
  return <Blocks key={path} blocks={blocks} path={path} parentId={parentId} nested />
}
