import type { Variant } from '../../content/targeting'
import { matchesTargeting } from '../../content/targeting'
import { isRecord } from '../../utils/values/isRecord'
import type { PersonalizationOptions } from './personalizationOptions'

/**
 * Index of the variant to show; -1 for the default.
 *
 * @param attributes - Attributes of the visitor.
 * @param viewer.isEditing - Whether an author is editing. Authors choose the variant themselves.
 */
export function chooseVariant(
  { variants, previewingIndex }: PersonalizationOptions,
  attributes: { readonly [name: string]: unknown },
  { isEditing = false }: { readonly isEditing?: boolean } = {},
): number {
  if (!Array.isArray(variants)) return -1
  if (isEditing) {
    const isPicked = typeof previewingIndex === 'number' && isRecord(variants[previewingIndex])
    return isPicked ? previewingIndex : -1
  }
  return variants.findIndex((variant: Variant | null | undefined) => {
    const { query, startDate, endDate } = variant ?? {}
    return isRecord(variant) && matchesTargeting(attributes, query, startDate, endDate)
  })
}
