/** Where a title stands. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'bottom'>

/**
 * How many titles stand before the end of the row that `open` is in: the place of its detail.
 *
 * @param boxes - Of all titles, in their order, as they stand when no detail parts them.
 */
export function rowEnd(boxes: readonly Box[], open: number, isRtl: boolean): number {
  let end = open + 1
  for (let previous = boxes[open], next = boxes[end]; previous && next; next = boxes[++end]) {
    const goesOn = isRtl ? next.left < previous.left : next.left > previous.left
    const isLower = next.top > previous.top && next.top >= previous.bottom
    if (!goesOn || isLower) break
    previous = next
  }
  return end
}
