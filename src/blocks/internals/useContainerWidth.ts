import { type RefObject, useLayoutEffect, useState } from 'react'
import { useContentContext } from '../../render/block/useContentContext'
import { watchSize } from '../../utils/view/watchSize'

/**
 * Current width in CSS pixels of the element around the content.
 *
 * `undefined` until it has been measured, and if breakpoints refer to the viewport.
 */
export function useContainerWidth(element: RefObject<Element | null>): number | undefined {
  const { responsiveTo, window: view } = useContentContext()
  const [width, setWidth] = useState<number>()
  const isMeasured = responsiveTo === 'container'

  useLayoutEffect(() => {
    // Measures the same element as container queries do: the padding of the site's own element does
    // not count. Nor do they round.
    const container = isMeasured && element.current?.closest('.siteblocks-container')
    if (!container) return undefined
    const measure = (): void =>
      setWidth(Number.parseFloat(view.getComputedStyle(container).width) || 0)
    measure()
    return watchSize(container, view, measure)
  }, [isMeasured, element, view])

  return isMeasured ? width : undefined
}
