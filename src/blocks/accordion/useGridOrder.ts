import { type RefObject, useLayoutEffect } from 'react'
import { useContentContext } from '../../render/entry/useContentContext'
import { watchSize } from '../../utils/watchSize'
import { isRtl } from '../internals/isRtl'

/**
 * Puts the open detail of a grid under the row of its title, and keeps it there when the grid gets
 * wider or narrower. Measured again at each render, since whatever has changed may have moved a
 * title.
 *
 * @param open - Index of the open item; -1 when there is none, and for an accordion that is no
 *   grid.
 */
export function useGridOrder(grid: RefObject<HTMLElement | null>, open: number): void {
  const { window: view } = useContentContext()

  useLayoutEffect(() => {
    if (!grid.current || open < 0) return undefined
    const children = Array.from(grid.current.children as HTMLCollectionOf<HTMLElement>)
    const titles = children.filter(({ dataset }) => dataset.index)
    const detail = titles[open]?.nextElementSibling as HTMLElement | null | undefined
    if (!detail) return undefined
    const rtl = isRtl(grid.current, view)

    const reorder = (): void => {
      // Where it stands it would part a row that has become wide enough for more.
      detail.style.order = `${titles.length + 1}`
      const boxes = titles.map((title) => title.getBoundingClientRect())
      const end = rowEnd(boxes, open, { isRtl: rtl })
      titles.forEach(({ style }, index) => {
        style.order = `${index < end ? index : index + 1}`
      })
      detail.style.order = `${end}`
    }
    reorder()
    // The detail is as wide as the grid, and keeps its size when it is moved, as the grid does not.
    const stop = watchSize(detail, view, reorder)
    return () => {
      stop()
      for (const { style } of [...titles, detail]) style.order = ''
    }
  })
}

/** Where a title stands. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'bottom'>

/**
 * How many titles stand before the end of the row that `open` is in: the place of its detail.
 *
 * @param boxes - Of all titles, in their order, as they stand when no detail parts them.
 */
export function rowEnd(boxes: readonly Box[], open: number, { isRtl = false } = {}): number {
  let end = open + 1
  for (let previous = boxes[open], next = boxes[end]; previous && next; next = boxes[++end]) {
    const goesOn = isRtl ? next.left < previous.left : next.left > previous.left
    const isLower = next.top > previous.top && next.top >= previous.bottom
    if (!goesOn || isLower) break
    previous = next
  }
  return end
}
