import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Scrolls the row of tabs, and nothing around it, so that the active tab stands in the middle of it, as far
 * as there is something to scroll.
 */
export function useRevealedTab(row: RefObject<HTMLElement | null>, active: number): void {
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    // CSS moves later scrolls smoothly; where the row begins is nothing to watch.
    const behavior = isFirst.current ? 'instant' : 'auto'
    isFirst.current = false
    const tab = row.current?.children[active]
    if (!row.current || !tab) return
    const left = middleOf(tab) - middleOf(row.current)
    if (left) row.current.scrollBy({ left, behavior })
  }, [row, active])
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
