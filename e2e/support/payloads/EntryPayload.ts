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

export const box = (fields: object): object => ({ '@type': '@builder.io/sdk:Element', ...fields })

export const component = (name: string, options: object, fields: object = {}): object =>
  box({ component: { name, options }, ...fields })

export const text = (html: string): object => component('Text', { text: html })

/** Blocks followed by the harmless text. */
export const shown = (safe: string, ...blocks: object[]): EntryData => ({
  blocks: [...blocks, text(safe)],
})

/** An element with this tag and these properties. */
export const tagged = (tagName: string, properties: object, safe: string): EntryData =>
  shown(safe, box({ tagName, properties, children: [text('a')] }))

/** A box with these properties, around the harmless text. */
export const attributes = (properties: object, safe: string): EntryData => ({
  blocks: [box({ properties: { tabIndex: 0, ...properties }, children: [text(safe)] })],
})

/** A box with these styles. */
export const styled = (large: object, safe: string): EntryData => ({
  blocks: [box({ responsiveStyles: { large }, children: [text(safe)] })],
})
