import { warnOnce } from '../../utils/problems/warn'
import { quoteValue } from '../../utils/text/quoteValue'
import { attempt } from '../../utils/values/attempt'
import { type ClickOffsets, clickOffsets } from './clickOffsets'

/** Ids of an entry and its variation. Drops a variation id equal to the entry's, the default. */
export function contentIds(
  contentId: string | undefined,
  variationId: string | undefined,
): { readonly contentId?: string | undefined; readonly variationId?: string | undefined } {
  return { contentId, variationId: variationId === contentId ? undefined : variationId }
}

/** Amount of a conversion. Warns of one that is not a number, and leaves it out. */
export function amountOf(amount: unknown): number | undefined {
  if (amount === undefined || amount === null) return undefined
  // Pages without types read amounts from attributes and fields.
  const number = typeof amount === 'string' && amount.trim() !== '' ? Number(amount) : amount
  if (typeof number === 'number' && Number.isFinite(number)) return number
  warnOnce(
    `the amount of a conversion is ${quoteValue(amount)}, so the conversion counts without one. Pass a number, such as 12.5.`,
  )
  return undefined
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
  // Pages without types may pass a framework's event, which lacks the fields of a browser event.
  return attempt(() => (event ? clickOffsets(event) : {}), {})
}
