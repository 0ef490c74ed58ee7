import { type RefObject, useEffect, useState } from 'react'
import { useContentContext } from '../../render/entry/ContentContext'

/** Whether text around an element runs from right to left, by the entry or by the page it stands in. */
export function useIsRtl(element: RefObject<Element | null>): boolean {
  const { rtl, window: view } = useContentContext()
  const [isRtl, setIsRtl] = useState(rtl)

  useEffect(() => {
    if (!element.current) return
    setIsRtl(rtl || view.getComputedStyle(element.current).direction === 'rtl')
  })
  return isRtl
}
