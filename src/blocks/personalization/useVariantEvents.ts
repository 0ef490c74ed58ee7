import { type RefObject, useEffect, useRef } from 'react'
import type { Variant } from '../../content/targeting'
import { useContentContext } from '../../render/entry/ContentContext'
import { dispatchBlockEvent } from '../internals/dispatchBlockEvent'
import { watchInView } from '../internals/watchInView'

const watch = watchInView()

/**
 * Says which variant a visitor gets, now and whenever it becomes another, and once for each when it is seen.
 *
 * @param variant - `undefined` as long as nothing is decided.
 */
export function useVariantEvents(
  element: RefObject<Element | null>,
  variant: Variant | 'default' | undefined,
): void {
  const { currentEntry, window: view, authoring } = useContentContext()
  const seen = useRef(new Set<unknown>())

  useEffect(() => {
    const container = element.current
    if (!variant || authoring || !container) return undefined
    const detail = { variant, content: currentEntry() }
    dispatchBlockEvent(container, 'builder.variantLoaded', detail)
    if (seen.current.has(variant)) return undefined
    return watch(container, view, () => {
      seen.current.add(variant)
      dispatchBlockEvent(container, 'builder.variantDisplayed', detail)
    })
  }, [element, variant, currentEntry, view, authoring])
}
