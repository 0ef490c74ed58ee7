import {
  type CSSProperties,
  type ReactElement,
  type RefObject,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import MasonryColumns from 'react-masonry-css'
import { useContentContext } from '../../render/block/useContentContext'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { reportOf } from '../../render/compile/createOmissionReport'
import { useHydrated } from '../../render/hooks/useHydrated'
import { safeStyle } from '../../render/styles/cssValue'
import { firmRules } from '../../render/styles/firmRules'
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
  const room = useRoom(row, isComplete && columns !== undefined)
  const rendered = useRenderedTiles(row, tiles.length, Boolean(room))
  const shown = tiles.slice(0, rendered)

  useLoadEvent(row, 'builder:masonry:load', {
    detail: () => ({ block: props.block, ref: row.current, masonry: { columns } }),
    isReady: Boolean(room) && rendered >= tiles.length,
  })

  const width = columns === 1 ? '100%' : layout.columnWidth
  // The library gives columns an equal width each; the basis is the one that counts.
  const columnAttrs = { style: { flex: `0 1 ${width}`, minWidth: 0 } }
  return (
    <div
      ref={row}
      style={isComplete ? undefined : servedColumns(layout)}
      className={room ? 'builder-masonry' : 'builder-masonry builder-masonry-loading'}
    >
      {shown.map(({ key, element }, index) => (
        <div key={key} className="masonry-item" slot={room && `${index}`}>
          {element}
        </div>
      ))}
      {room &&
        createPortal(
          <MasonryColumns
            className="masonry-columns"
            columnClassName="masonry-column"
            breakpointCols={columns}
            style={{ display: 'flex', alignItems: 'flex-start', columnGap: layout.gutter }}
            {...{ columnAttrs }}
          >
            {shown.map(({ key }, index) => (
              <slot key={key} name={`${index}`} />
            ))}
          </MasonryColumns>,
          room,
        )}
    </div>
  )
}

/**
 * A shadow root for the columns, once the row `isMeasured`.
 *
 * Columns contain slots, not tiles. Tiles stay where they are in the document when the number of
 * columns changes: what visitors typed or play in them goes on, and frames are not loaded again.
 */
function useRoom(row: RefObject<HTMLElement | null>, isMeasured: boolean): ShadowRoot | undefined {
  const [room, setRoom] = useState<ShadowRoot>()
  useLayoutEffect(() => {
    const { current } = row
    if (isMeasured && current) setRoom(current.shadowRoot ?? current.attachShadow({ mode: 'open' }))
  }, [row, isMeasured])
  return room
}

/** Columns of a server's tiles, which have about the height of those that are measured later. */
function servedColumns({ columnWidth, gutter }: MasonryLayout): CSSProperties {
  // `columns` takes no percentages.
  const share = Number(/^([\d.]+)%$/.exec(columnWidth)?.[1])
  const columns = share ? Math.max(1, Math.floor(100.5 / share)) : columnWidth
  const width = share ? '100%' : columnWidth
  return { columnGap: gutter, columns, '--masonry-column': width } as CSSProperties
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
 * How many of `count` tiles to render now: all that a server rendered. Otherwise the first ones
 * render at once, then enough to reach the bottom of the window. The rest follows below the window, where it does not move anything in
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
  const isHydrated = useHydrated()
  const [rendered, setRendered] = useState(isHydrated ? FIRST_TILES : Number.POSITIVE_INFINITY)

  useLayoutEffect(() => {
    if (!isLaidOut || rendered >= count || !row.current) return
    if (row.current.getBoundingClientRect().bottom > view.innerHeight) {
      startTransition(() => setRendered(Number.POSITIVE_INFINITY))
    } else setRendered(rendered * 2)
  }, [row, count, isLaidOut, rendered, view])

  return rendered
}

/** On phones there is mostly one column, which takes the whole width, also before it is measured. */
const CSS = `
${firmRules({
  '.builder-masonry': 'width:100%',
  '.builder-masonry-loading': 'opacity:0;visibility:hidden;columns:200px',
  '.builder-masonry-loading>.masonry-item': 'break-inside:avoid',
  '.masonry-item': 'display:flex;flex-direction:column',
})}
@media (min-width:641px){${firmRules({
  '.builder-masonry-loading>.masonry-item': 'max-width:var(--masonry-column)',
})}}
@media (prefers-reduced-motion:no-preference){${firmRules({
  '.builder-masonry': 'transition:opacity .2s',
})}}
@media (scripting:none){${firmRules({
  '.builder-masonry-loading': 'opacity:1;visibility:visible',
})}}
`

export const masonryBlock: BlockDefinition<MasonryOptions> = {
  name: 'Builder:Masonry',
  component: Masonry,
  interactive: false,
  css: CSS,
  canHaveChildren: true,
}
