import { type CSSProperties, type ReactElement, useRef } from 'react'
import MasonryColumns from 'react-masonry-css'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { useHydrated } from '../../render/entry/useHydrated'
import { useLoadEvent } from '../internals/useLoadEvent'
import { type OptionItem, useOptionItems } from '../internals/useOptionItems'
import { masonryLayout } from './masonryLayout'
import type { MasonryOptions } from './masonryOptions'
import { useColumns } from './useColumns'
import { useDrawnTiles } from './useDrawnTiles'

/** Tiles of any height in columns, dealt out one by one. Out of sight until it is known how many fit. */
export function Masonry(props: BlockProps<MasonryOptions>): ReactElement {
  const row = useRef<HTMLDivElement>(null)
  const isComplete = useHydrated()
  const { options } = props
  const layout = masonryLayout(options)
  const columns = useColumns(row, layout)
  const items = useOptionItems(props, 'tiles', options.tiles, options.useChildrenForTiles)
  const tiles = isComplete ? items : items.filter(isFirstOfItsBlock)
  const isLaidOut = isComplete && columns !== undefined
  const drawn = useDrawnTiles(row, tiles.length, isLaidOut)
  const isLoaded = isLaidOut && drawn >= tiles.length

  useLoadEvent(
    row,
    'builder:masonry:load',
    () => ({ block: props.block, ref: row.current, masonry: { columns } }),
    isLoaded,
  )

  const style = {
    columnGap: layout.gutter,
    '--masonry-column': columns === 1 ? '100%' : layout.columnWidth,
  }
  return (
    <div
      ref={row}
      className={isLaidOut ? 'builder-masonry' : 'builder-masonry builder-masonry-loading'}
    >
      {isLaidOut ? (
        <MasonryColumns
          className="masonry-columns"
          columnClassName="masonry-column"
          breakpointCols={columns}
          style={style as CSSProperties}
        >
          {tiles.slice(0, drawn).map(drawTile)}
        </MasonryColumns>
      ) : (
        // What has not been measured is drawn in full once it has; until then there is only what a server drew.
        !isComplete && tiles.map(drawTile)
      )}
    </div>
  )
}

function drawTile({ key, element }: OptionItem): ReactElement {
  return (
    <div key={key} className="masonry-item">
      {element}
    </div>
  )
}

/** Whether a server draws a tile: of a child that is repeated, it knows the first time alone. */
function isFirstOfItsBlock(
  { block }: OptionItem,
  index: number,
  items: readonly OptionItem[],
): boolean {
  return !block || block !== items[index - 1]?.block
}
