import { type RefObject, useEffect } from 'react'
import { useContentContext } from '../../render/entry/ContentContext'

/**
 * Brings the title of an item that opens back into view, where a longer one above has closed and the
 * browser, as Safari, lets the page jump.
 */
export function useTitleInView(title: RefObject<Element | null>, isOpen: boolean): void {
  const { window } = useContentContext()
  useEffect(() => {
    const { CSS } = window as Window & typeof globalThis
    if (isOpen && !CSS.supports('overflow-anchor', 'auto')) {
      title.current?.scrollIntoView({ block: 'nearest' })
    }
  }, [title, isOpen, window])
}
