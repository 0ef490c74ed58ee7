import type { BlockAnimation } from '../../content/types'

/**
 * Whether an element is in view, as far in as its animation asks for.
 *
 * Where the page cannot be scrolled any further, what is seen at all counts: nothing would ever bring the
 * element further in.
 *
 * The threshold is in percent of the viewport's height; above 50, the middle of it has to be reached. Whoever
 * scrolls fast may be past it before anybody looks: an animation that plays once then counts as in view.
 */
export function isInView(
  element: Element,
  { thresholdPercent = 0, repeat }: BlockAnimation,
  view: Window,
): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const { innerHeight, scrollY, document } = view
  const { scrollHeight } = document.documentElement
  const threshold = (Math.min(thresholdPercent, 50) / 100) * innerHeight
  const isAtEnd = scrollHeight > 0 && scrollY + innerHeight >= scrollHeight - 1
  return (
    bottom > (repeat && scrollY > 0 ? threshold : 0) &&
    top < innerHeight - (isAtEnd ? 0 : threshold)
  )
}
