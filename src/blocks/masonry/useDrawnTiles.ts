import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'
import { useContentContext } from '../../render/entry/ContentContext'

/** How many tiles are rendered at first. */
const FIRST_TILES = 64

/**
 * How many of `count` tiles to render now. The first ones are there at once, and as many more as it takes to reach
 * the lower edge of the window; the rest follows while the page goes on, and nobody sees anything move.
 *
 * @param isLaidOut - Whether `row` holds the tiles that were asked for last.
 */
export function useDrawnTiles(
  row: RefObject<Element | null>,
  count: number,
  isLaidOut: boolean,
): number {
  const { window: view } = useContentContext()
  const [drawn, setDrawn] = useState(FIRST_TILES)

  useLayoutEffect(() => {
    if (!isLaidOut || drawn >= count || !row.current) return
    if (row.current.getBoundingClientRect().bottom > view.innerHeight) {
      startTransition(() => setDrawn(Number.POSITIVE_INFINITY))
    } else setDrawn(drawn * 2)
  }, [row, count, isLaidOut, drawn, view])

  return drawn
}
