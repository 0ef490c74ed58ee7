import { type RefObject, useEffect, useState } from 'react'
import { useContentContext } from '../../render/entry/ContentContext'
import { isRtl } from '../internals/isRtl'

/** Whether text around an element runs from right to left, by the entry or by the page it stands in. */
export function useIsRtl(element: RefObject<Element | null>): boolean {
  const { rtl, window: view } = useContentContext()
  const [isAround, setIsAround] = useState(rtl)

  useEffect(() => {
    if (element.current) setIsAround(rtl || isRtl(element.current, view))
  })
  return isAround
}
