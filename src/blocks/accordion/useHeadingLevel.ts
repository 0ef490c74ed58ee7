import { type RefObject, useLayoutEffect, useState } from 'react'
import { headingLevel } from './headingLevel'

/** The `aria-level` of an accordion's `h3`, found when it has been drawn; `undefined` where it is what they are. */
export function useHeadingLevel(accordion: RefObject<Element | null>): number | undefined {
  const [level, setLevel] = useState(3)
  useLayoutEffect(() => {
    if (accordion.current) setLevel(headingLevel(accordion.current))
  }, [accordion])
  return level === 3 ? undefined : level
}
