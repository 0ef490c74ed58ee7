import { parseJson } from '../../../src/utils/text/parseJson'
import { isRecord } from '../../../src/utils/values/isRecord'

export const DEVICES = ['desktop', 'tablet', 'mobile'] as const
export type VisitorDevice = (typeof DEVICES)[number]

/** The previewed visitor: who looks. Absent fields come from this browser. */
export interface PreviewVisitor {
  readonly attributes?: { readonly [name: string]: unknown }
  readonly device?: VisitorDevice
  readonly locale?: string
  /** ISO date of the visit. */
  readonly date?: string
  /** The answer to the question about storage and tracking; absent until one is given. */
  readonly consent?: boolean
  /** Id of a variation to show instead of a random one. */
  readonly variation?: string
  /** Present while that variation is shown because it is being edited. */
  readonly isEdited?: true
}

/** A visitor without attributes. */
export const ANYBODY: PreviewVisitor = {}

/** Reads a visitor from JSON. Unreadable values count as absent. */
export function parseVisitor(text: string | null): PreviewVisitor {
  const value = parseJson(text ?? '')
  if (!isRecord(value)) return ANYBODY
  const { attributes, device, locale, date, consent, variation, isEdited } = value
  const known = DEVICES.find((name) => name === device)
  return {
    ...(isRecord(attributes) && Object.keys(attributes).length > 0 && { attributes }),
    ...(known && { device: known }),
    ...(typeof locale === 'string' && locale && { locale }),
    ...(typeof date === 'string' && !Number.isNaN(Date.parse(date)) && { date }),
    ...(typeof consent === 'boolean' && { consent }),
    ...(typeof variation === 'string' && variation && { variation }),
    ...(isEdited === true && { isEdited }),
  }
}

/** Writes what {@link parseVisitor} reads; `undefined` when nothing is known. */
export function formatVisitor(visitor: PreviewVisitor): string | undefined {
  const text = JSON.stringify(visitor)
  return text === '{}' ? undefined : text
}
