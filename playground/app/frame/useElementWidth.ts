import { type RefCallback, useCallback, useState } from 'react'

/** The inner width of an element in whole pixels, for as long as it is there. */
export function useElementWidth(): [number | undefined, RefCallback<HTMLElement>] {
  const [width, setWidth] = useState<number>()
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, measure]
}
