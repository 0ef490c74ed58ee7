/**
 * Scrolls only `row`, so that one of its children is as close to its middle as possible.
 *
 * @param index - Index of the child. Nothing happens if it does not exist.
 */
export function scrollToMiddle(row: Element | null, index: number): void {
  const child = row?.children[index]
  if (row && child) row.scrollBy(middleOf(child) - middleOf(row), 0)
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
