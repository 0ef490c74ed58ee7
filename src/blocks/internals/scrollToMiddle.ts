/**
 * Scrolls `row`, and nothing around it, so that one of its children stands in the middle of it, as
 * far as there is something to scroll.
 *
 * @param index - Of the child; nothing happens where there is none.
 */
export function scrollToMiddle(row: Element | null, index: number): void {
  const child = row?.children[index]
  if (row && child) row.scrollBy(middleOf(child) - middleOf(row), 0)
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
