import { boxOf, textOf } from '../contentBlocks'

/** Entry data that payloads use. */
export interface EntryData {
  readonly blocks: readonly object[]
  readonly [field: string]: unknown
}

/**
 * Blocks or a whole entry that would run `run`, a call such as `ran(7)`, if unprotected. They also
 * contain the harmless text `safe`.
 */
export type EntryPayload = readonly [
  name: string,
  content: (run: string, safe: string) => readonly object[] | EntryData,
]

/** Host of the attacker. */
export const STRANGER = 'https://stranger.invalid'

/** CSS that hides everything if it escapes its context. */
export const ESCAPE = '} body, #before, #after, * { display: none !important } x {'

/** A value for each language. */
export const LOCALIZED = '@builder.io/core:LocalizedValue'

/** Blocks followed by the harmless text. */
export const shown = (safe: string, ...blocks: object[]): object[] => [...blocks, textOf(safe)]

/** An element with this tag and these properties. */
export const tagged = (tagName: string, properties: object, safe: string): object[] =>
  shown(safe, boxOf({ tagName, properties, children: [textOf('a')] }))

/** A box with these properties, around the harmless text. */
export const attributes = (properties: object, safe: string): object[] => [
  boxOf({ properties: { tabIndex: 0, ...properties }, children: [textOf(safe)] }),
]

/** A box with these styles. */
export const styled = (large: object, safe: string): object[] => [
  boxOf({ responsiveStyles: { large }, children: [textOf(safe)] }),
]
