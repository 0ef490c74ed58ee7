import type { ReactElement, ReactNode } from 'react'
import type { EditorSession } from '../../client/editor/createEditorSession'
import type { Block } from '../../content/types'
import { useContentContext } from './useContentContext'

/** A list of blocks and its position in the entry. */
export interface BlocksProps {
  /** The list. If it is absent or empty, the box is empty. */
  readonly blocks: readonly Block[] | undefined
  /** Path of the list in the entry, such as `blocks.0.component.options.columns.1.blocks`. */
  readonly path: string
  /**
   * The `builder-id` of the block that holds the list in an option; absent for the entry's own
   * list.
   */
  readonly parentId?: string | undefined
  /**
   * Whether the list is in an option of a block.
   *
   * @default false
   */
  readonly nested?: boolean
  /** Additional class names of the box. */
  readonly className?: string | undefined
}

/** Renders a list of blocks in a `div.builder-blocks`, the box that authors' CSS can rely on. */
export function Blocks(props: BlocksProps): ReactElement {
  const content = useContentContext()
  const { blocks, path } = props
  const { editing } = content.client ?? {}
  return blocksBox(
    props,
    hasBlocks(blocks) ? content.elements(blocks, path, content) : null,
    editing && editedList(props, editing),
  )
}

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

/** Path in the entry of a value in the options of a block at `path`. */
export function optionPath(path: string, option: string): string {
  return `${path}.component.options.${option}`
}

/** Attributes of a list that an author edits: where it is, and what happens at an empty one. */
function editedList({ blocks, path, parentId }: BlocksProps, editing: EditorSession) {
  const start = path.lastIndexOf('component.options.')
  const inOption = start < 0 ? undefined : path.slice(start)
  const dataPath = /\.\d+\.children$/.test(path) ? 'children' : inOption
  const pointing = (how: 'click' | 'hover') => () =>
    editing.pointAtEmpty(how, { parentElementId: parentId, dataPath })
  return {
    'builder-path': dataPath,
    ...(!hasBlocks(blocks) && { onClick: pointing('click'), onMouseEnter: pointing('hover') }),
  }
}

/** Options arrive unchecked: an object with a huge `length` is not a list. */
function hasBlocks(blocks: BlocksProps['blocks']): blocks is readonly Block[] {
  return Array.isArray(blocks) && blocks.length > 0
}

/** The box of {@link Blocks}, without its blocks. */
export function blocksBox(
  { blocks, parentId, nested, className }: BlocksProps,
  children: ReactNode,
  attributes?: object,
): ReactElement {
  // The common cases are constant strings, which browsers need not parse again.
  let classes = nested ? 'builder-blocks builder-blocks-child' : 'builder-blocks'
  if (!hasBlocks(blocks)) classes = classes.replace('blocks', 'blocks no-blocks')
  if (className) classes += ` ${className}`
  return (
    <div className={classes} builder-type="blocks" builder-parent-id={parentId} {...attributes}>
      {children}
    </div>
  )
}
