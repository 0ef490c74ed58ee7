import { type RefObject, useLayoutEffect, useState } from 'react'

/** The `aria-level` of an accordion's `h3`, found when it has been rendered; `undefined` where it is what they are. */
export function useHeadingLevel(accordion: RefObject<Element | null>): number | undefined {
  const [level, setLevel] = useState(3)
  useLayoutEffect(() => {
    if (accordion.current) setLevel(headingLevel(accordion.current))
  }, [accordion])
  return level === 3 ? undefined : level
}

const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role=heading]'

/** Bit of `compareDocumentPosition`: the other one stands before. */
const PRECEDING = 2

/** What an accordion without a heading before it has. */
const USUAL = 3

/**
 * Level of an accordion's titles: one below the heading that it stands under, be it in the content or, before
 * all content, on the host page.
 *
 * Headings in other accordions are of no concern, nor are those that nobody sees.
 */
export function headingLevel(accordion: Element): number {
  const root = accordion.getRootNode() as Document | ShadowRoot
  let above: Element | undefined
  for (const heading of root.querySelectorAll(HEADINGS)) {
    if (!(accordion.compareDocumentPosition(heading) & PRECEDING)) break
    const other = heading.closest('.builder-accordion,[hidden]')
    if (!other || other.contains(accordion)) above = heading
  }
  if (!above) return 'host' in root ? headingLevel(root.host) : USUAL
  const level = Number(above.getAttribute('aria-level')) || Number(above.localName[1]) || 2
  return Math.min(level + 1, 6)
}
