import { type CSSProperties, type ReactElement, useRef } from 'react'
import MasonryColumns from 'react-masonry-css'
import type { MasonryOptions } from '../../content/blockOptions'
import type { BlockProps } from '../../render/BlockDefinition'
import { useHydrated } from '../../render/useHydrated'
import { useLoadEvent } from '../internals/useLoadEvent'
import { masonryLayout } from './masonryLayout'
import { useColumns } from './useColumns'
import { useDrawnTiles } from './useDrawnTiles'
import { useTiles } from './useTiles'

/** Tiles of any height in columns, dealt out one by one. Out of sight until it is known how many fit. */
export function Masonry(props: BlockProps<MasonryOptions>): ReactElement {
  const row = useRef<HTMLDivElement>(null)
  const isComplete = useHydrated()
  const layout = masonryLayout(props.options)
  const columns = useColumns(row, layout)
  const tiles = useTiles(props, isComplete)
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
          {tiles.slice(0, drawn)}
        </MasonryColumns>
      ) : (
        // What has not been measured is drawn in full once it has; until then there is only what a server drew.
        !isComplete && tiles
      )}
    </div>
  )
}
