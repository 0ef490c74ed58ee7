import { type RefObject, useLayoutEffect, useState } from 'react'
import { useContentContext } from '../../render/entry/useContentContext'
import { watchSize } from '../../utils/watchSize'

/**
 * Width in CSS pixels of the element that the content stands in, kept up to date.
 *
 * `undefined` until it has been measured, and where breakpoints go by the viewport.
 */
export function useContainerWidth(element: RefObject<Element | null>): number | undefined {
  const { responsiveTo, window: view } = useContentContext()
  const [width, setWidth] = useState<number>()
  const isMeasured = responsiveTo === 'container'

  useLayoutEffect(() => {
    // Measures the same width as container queries: padding of the site's own element is no room
    // for content.
    const container = isMeasured && element.current?.closest('.siteblocks-container')
    if (!container) return undefined
    const measure = (): void => setWidth(container.clientWidth)
    measure()
    return watchSize(container, view, measure)
  }, [isMeasured, element, view])

  return isMeasured ? width : undefined
}
