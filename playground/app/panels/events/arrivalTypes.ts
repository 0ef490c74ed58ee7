import type { IconName } from '../../ui/Icon'

/** A kind of arrival with its words and its drawing. */
export interface ArrivalType {
  readonly id: string
  readonly label: string
  readonly plural: string
  readonly icon: IconName
}

/** The kinds that can be filtered by. */
export const arrivalTypes: readonly ArrivalType[] = [
  { id: 'impression', label: 'Impression', plural: 'Impressions', icon: 'impression' },
  { id: 'click', label: 'Click', plural: 'Clicks', icon: 'click' },
  { id: 'conversion', label: 'Conversion', plural: 'Conversions', icon: 'conversion' },
  { id: 'submission', label: 'Form', plural: 'Forms', icon: 'submission' },
]

/** The kind of an arrival; sites may track events of any other type, which goes by its own name. */
export function arrivalType(type: string): ArrivalType {
  const known = arrivalTypes.find(({ id }) => id === type)
  return known ?? { id: type, label: type, plural: type, icon: 'event' }
}
