import { type RefObject, useLayoutEffect } from 'react'
import { useContentContext } from '../../render/block/useContentContext'
import { watchSize } from '../../utils/view/watchSize'
import { isRtl } from '../internals/isRtl'

/**
 * Moves the open detail of a grid below the row of its title, also after the grid is resized.
 * Measures after each render, because any change may move a title.
 *
 * @param open - Index of the open item; -1 if there is none, or if the accordion is not a grid.
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
      // In its old place, the detail would split a row that has become wide enough for more titles.
      detail.style.order = `${titles.length + 1}`
      const boxes = titles.map((title) => title.getBoundingClientRect())
      const end = rowEnd(boxes, open, { isRtl: rtl })
      titles.forEach(({ style }, index) => {
        style.order = `${index < end ? index : index + 1}`
      })
      detail.style.order = `${end}`
    }
    reorder()
    // The detail is as wide as the grid. Its size does not change when it is moved; the grid's
    // does.
    const stop = watchSize(detail, view, reorder)
    return () => {
      stop()
      for (const { style } of [...titles, detail]) style.order = ''
    }
  })
}

/** Position of a title. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'bottom'>

/**
 * The number of titles up to the end of the row that contains `open`. The detail follows them.
 *
 * @param boxes - Boxes of all titles in order, measured while no detail splits a row.
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
