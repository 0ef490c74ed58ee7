import { type ReactElement, useMemo } from 'react'
import type { MasonryOptions } from '../../content/blockOptions'
import type { BlockProps } from '../../render/BlockDefinition'
import { Blocks } from '../../render/Blocks'
import { type BlockItem, useBlockItems } from '../../render/blockItems'
import { recordsOf } from '../internals/recordsOf'

/** What one tile holds. */
type Tile = Pick<BlockItem, 'key' | 'element'>

/**
 * The tiles of a masonry: those of its options, or its children, one by one.
 *
 * @param isComplete - `false` leaves out all but the first of a repeated child, as a server does.
 */
export function useTiles(
  { options: { tiles, useChildrenForTiles }, block, id, path }: BlockProps<MasonryOptions>,
  isComplete: boolean,
): readonly ReactElement[] {
  const listPath = `${path}.children`
  const children = useBlockItems(useChildrenForTiles ? block.children : undefined, listPath)
  const lists = useMemo(() => {
    return recordsOf(tiles).map(({ content }, index): Tile => {
      const key = `${path}.component.options.tiles.${index}.content`
      return { key, element: <Blocks blocks={content} path={key} parentId={id} nested /> }
    })
  }, [tiles, path, id])

  const shown = isComplete ? children : children.filter(isFirstOfItsBlock)
  return (useChildrenForTiles ? shown : lists).map(({ key, element }: Tile) => (
    <div key={key} className="masonry-item">
      {element}
    </div>
  ))
}

function isFirstOfItsBlock(
  { block }: BlockItem,
  index: number,
  items: readonly BlockItem[],
): boolean {
  return block !== items[index - 1]?.block
}
