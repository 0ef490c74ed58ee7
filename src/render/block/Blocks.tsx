import type { ReactElement, ReactNode } from 'react'
import type { Block } from '../../content/types'
import { useContentContext } from '../entry/useContentContext'

/** A list of blocks, and where it stands. */
export interface BlocksProps {
  /** The list; absent and empty render the empty box. */
  readonly blocks: readonly Block[] | undefined
  /** Path of the list in the entry, as in `blocks.0.component.options.columns.1.blocks`. */
  readonly path: string
  /** The `builder-id` of the block whose option the list is; absent for the entry's own list. */
  readonly parentId?: string | undefined
  /**
   * Whether the list is an option of a block.
   *
   * @default false
   */
  readonly nested?: boolean
  /** Further class names of the box. */
  readonly className?: string | undefined
}

/** Renders a list of blocks in a `div.builder-blocks`, the box that authors' CSS knows. */
export function Blocks(props: BlocksProps): ReactElement {
  const content = useContentContext()
  const { blocks, path } = props
  return blocksBox(props, hasBlocks(blocks) ? content.elements(blocks, path, content) : null)
}

/** Options are not checked when content arrives: a `length` alone, of any size, makes no list. */
function hasBlocks(blocks: BlocksProps['blocks']): blocks is readonly Block[] {
  return Array.isArray(blocks) && blocks.length > 0
}

/** The box of {@link Blocks}, without its blocks. */
export function blocksBox(
  { blocks, parentId, nested, className }: BlocksProps,
  children: ReactNode,
): ReactElement {
  // The usual ones are the same text each time, which browsers know again.
  let classes = nested ? 'builder-blocks builder-blocks-child' : 'builder-blocks'
  if (!hasBlocks(blocks)) classes = classes.replace('blocks', 'blocks no-blocks')
  if (className) classes += ` ${className}`
  return (
    <div className={classes} builder-type="blocks" builder-parent-id={parentId}>
      {children}
    </div>
  )
}
