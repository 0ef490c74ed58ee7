import { LOCALIZED_TYPE } from '../../../src/content/types'

/** A value that has one part for each locale. */
export type Localized = Readonly<Record<string, unknown>>

export function isLocalized(value: unknown): value is Localized {
  return typeof value === 'object' && value !== null && '@type' in value
    ? value['@type'] === LOCALIZED_TYPE
    : false
}

/** The locales that a value has parts for. */
export function localesOf(value: Localized): readonly string[] {
  return Object.keys(value).filter((key) => key !== '@type')
}
