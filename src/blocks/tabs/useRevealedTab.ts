import { type RefObject, useLayoutEffect } from 'react'

/**
 * Scrolls the row of tabs, and nothing around it, so that the active tab stands in the middle of it, as far
 * as there is something to scroll.
 */
export function useRevealedTab(row: RefObject<HTMLElement | null>, active: number): void {
  useLayoutEffect(() => {
    const tab = row.current?.children[active]
    if (tab) row.current?.scrollBy(middleOf(tab) - middleOf(row.current), 0)
  }, [row, active])
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
