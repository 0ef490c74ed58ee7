import { boxOf, textOf } from '../contentBlocks'

/** Entry data that payloads use. */
export interface EntryData {
  readonly blocks: readonly object[]
  readonly [field: string]: unknown
}

/**
 * An entry that would run `run`, a call such as `ran(7)`, if unprotected. It also contains the
 * harmless text `safe`.
 */
export type EntryPayload = readonly [name: string, data: (run: string, safe: string) => EntryData]

/** Host of the attacker. */
export const STRANGER = 'https://stranger.invalid'

/** CSS that hides everything if it escapes its context. */
export const ESCAPE = '} body, #before, #after, * { display: none !important } x {'

/** A value for each language. */
export const LOCALIZED = '@builder.io/core:LocalizedValue'

/** Blocks followed by the harmless text. */
export const shown = (safe: string, ...blocks: object[]): EntryData => ({
  blocks: [...blocks, textOf(safe)],
})

/** An element with this tag and these properties. */
export const tagged = (tagName: string, properties: object, safe: string): EntryData =>
  shown(safe, boxOf({ tagName, properties, children: [textOf('a')] }))

/** A box with these properties, around the harmless text. */
export const attributes = (properties: object, safe: string): EntryData => ({
  blocks: [boxOf({ properties: { tabIndex: 0, ...properties }, children: [textOf(safe)] })],
})

/** A box with these styles. */
export const styled = (large: object, safe: string): EntryData => ({
  blocks: [boxOf({ responsiveStyles: { large }, children: [textOf(safe)] })],
})
