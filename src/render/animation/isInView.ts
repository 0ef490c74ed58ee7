/**
 * Whether an element is in view, as far in as its animation asks for.
 *
 * Where the page cannot be scrolled any further, what is seen at all counts: nothing would ever bring the
 * element further in.
 *
 * @param thresholdPercent - Of the viewport's height; above 50, the middle of it has to be reached.
 */
export function isInView(element: Element, thresholdPercent: number, view: Window): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const { innerHeight, scrollY, document } = view
  const { scrollHeight } = document.documentElement
  const threshold = (Math.min(thresholdPercent, 50) / 100) * innerHeight
  const isAtEnd = scrollHeight > 0 && scrollY + innerHeight >= scrollHeight - 1
  return bottom > (scrollY > 0 ? threshold : 0) && top < innerHeight - (isAtEnd ? 0 : threshold)
}
