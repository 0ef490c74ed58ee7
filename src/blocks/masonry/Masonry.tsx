import {
  type CSSProperties,
  type ReactElement,
  type RefObject,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import MasonryColumns from 'react-masonry-css'
import { useContentContext } from '../../render/block/useContentContext'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { reportOf } from '../../render/compile/createOmissionReport'
import { useHydrated } from '../../render/hooks/useHydrated'
import { safeStyle } from '../../render/styles/cssValue'
import type { TakeOmission } from '../../utils/problems/Omission'
import { useLoadEvent } from '../internals/blockEvents'
import { optionText, positiveNumber } from '../internals/optionValues'
import { type OptionItem, useOptionItems } from '../internals/useOptionItems'
import { DEFAULT_COLUMN_WIDTH, type MasonryOptions } from './masonryOptions'
import { type MasonryLayout, useColumns } from './useColumns'

/** Tiles of any height, distributed over columns. Hidden until the number of columns is known. */
export function Masonry(props: BlockProps<MasonryOptions>): ReactElement {
  const row = useRef<HTMLDivElement>(null)
  const isComplete = useHydrated()
  const { options } = props
  const layout = masonryLayout(options, reportOf(props.id, useContentContext()))
  const columns = useColumns(row, layout)
  const items = useOptionItems(props, 'tiles', options.tiles, options.useChildrenForTiles)
  const tiles = isComplete ? items : items.filter(isFirstOfItsBlock)
  const isLaidOut = isComplete && columns !== undefined
  const rendered = useRenderedTiles(row, tiles.length, isLaidOut)
  const isLoaded = isLaidOut && rendered >= tiles.length

  useLoadEvent(row, 'builder:masonry:load', {
    detail: () => ({ block: props.block, ref: row.current, masonry: { columns } }),
    isReady: isLoaded,
  })

  const style = {
    columnGap: layout.gutter,
    '--masonry-column': columns === 1 ? '100%' : layout.columnWidth,
  }
  return (
    <div
      ref={row}
      style={isComplete ? undefined : servedColumns(layout)}
      className={isLaidOut ? 'builder-masonry' : 'builder-masonry builder-masonry-loading'}
    >
      {isLaidOut ? (
        <MasonryColumns
          className="masonry-columns"
          columnClassName="masonry-column"
          breakpointCols={columns}
          style={style as CSSProperties}
        >
          {tiles.slice(0, rendered).map(renderTile)}
        </MasonryColumns>
      ) : (
        // Tiles are rendered once measured; until then, the server's HTML stays.
        !isComplete && tiles.map(renderTile)
      )}
    </div>
  )
}

/** Columns of a server's tiles, which have about the height of those that are measured later. */
function servedColumns({ columnWidth, gutter }: MasonryLayout): CSSProperties {
  // `columns` takes no percentages.
  const share = Number(/^([\d.]+)%$/.exec(columnWidth)?.[1])
  const columns = share ? Math.max(1, Math.floor(100.5 / share)) : columnWidth
  const width = share ? '100%' : columnWidth
  return { columnGap: gutter, columns, '--masonry-column': width } as CSSProperties
}

function renderTile({ key, element }: OptionItem): ReactElement {
  return (
    <div key={key} className="masonry-item">
      {element}
    </div>
  )
}

/** Whether a server renders a tile: of a repeated child, it only knows the first instance. */
function isFirstOfItsBlock(
  { block }: OptionItem,
  index: number,
  items: readonly OptionItem[],
): boolean {
  return !block || block !== items[index - 1]?.block
}

/** The author's layout. A width without a unit is in pixels; an invalid width is ignored. */
export function masonryLayout(
  { columnWidth, gutterSize }: MasonryOptions,
  omit: TakeOmission,
): MasonryLayout {
  const pixels = positiveNumber(columnWidth)
  const { width } = safeStyle(
    { width: pixels ? `${pixels}px` : optionText(columnWidth || '').trim() },
    omit,
  )
  return {
    columnWidth: optionText(width) || DEFAULT_COLUMN_WIDTH,
    gutter: positiveNumber(gutterSize) ?? 0,
  }
}

/** Initial number of tiles. */
const FIRST_TILES = 64

/**
 * How many of `count` tiles to render now. The first ones render at once, then enough to reach the
 * bottom of the window. The rest follows below the window, where it does not move anything in
 * sight.
 *
 * @param isLaidOut - Whether `row` contains the tiles of the previous result.
 */
export function useRenderedTiles(
  row: RefObject<Element | null>,
  count: number,
  isLaidOut: boolean,
): number {
  const { window: view } = useContentContext()
  const [rendered, setRendered] = useState(FIRST_TILES)

  useLayoutEffect(() => {
    if (!isLaidOut || rendered >= count || !row.current) return
    if (row.current.getBoundingClientRect().bottom > view.innerHeight) {
      startTransition(() => setRendered(Number.POSITIVE_INFINITY))
    } else setRendered(rendered * 2)
  }, [row, count, isLaidOut, rendered, view])

  return rendered
}

/**
 * The library gives columns an equal width each; the basis is the one that counts. On phones there
 * is mostly one column, which takes the whole width, also before it is measured.
 */
const CSS = `
:where(.builder-masonry){width:100%}
:where(.builder-masonry-loading){opacity:0;visibility:hidden;columns:200px}
:where(.builder-masonry-loading>.masonry-item){break-inside:avoid}
@media (min-width:641px){:where(.builder-masonry-loading>.masonry-item){max-width:var(--masonry-column)}}
:where(.masonry-columns){display:flex;align-items:flex-start}
:where(.masonry-column){flex:0 1 var(--masonry-column);min-width:0}
:where(.masonry-item){display:flex;flex-direction:column}
@media (prefers-reduced-motion:no-preference){:where(.builder-masonry){transition:opacity .2s}}
@media (scripting:none){:where(.builder-masonry-loading){opacity:1;visibility:visible}}
`

export const masonryBlock: BlockDefinition<MasonryOptions> = {
  name: 'Builder:Masonry',
  component: Masonry,
  interactive: false,
  css: CSS,
  canHaveChildren: true,
}
