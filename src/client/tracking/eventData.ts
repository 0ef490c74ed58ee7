import { type ClickOffsets, clickOffsets } from './clickOffsets'

/** Ids of an entry and its variation. Drops a variation id equal to the entry's, the default. */
export function contentIds(
  contentId: string | undefined,
  variationId: string | undefined,
): { readonly contentId?: string | undefined; readonly variationId?: string | undefined } {
  return { contentId, variationId: variationId === contentId ? undefined : variationId }
}

/**
 * Data of a click: ids, whether it is the first on the entry, and where it was, as fractions.
 */
export function clickData(
  contentId: string | undefined,
  variationId: string | undefined,
  alreadyTracked = false,
  event?: MouseEvent,
): object {
  const { targetBuilderElement, ...metadata } = placeOfClick(event)
  const unique = !alreadyTracked
  return { ...contentIds(contentId, variationId), unique, targetBuilderElement, metadata }
}

function placeOfClick(event: MouseEvent | undefined): ClickOffsets {
  try {
    return event ? clickOffsets(event) : {}
  } catch {
    // Pages without types may pass a framework's event, which lacks the fields of a browser event.
    return {}
  }
}
