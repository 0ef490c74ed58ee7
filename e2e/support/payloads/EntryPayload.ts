import { boxOf, type ContentBlock, textOf } from '../content/contentBlocks'

/** Entry data that payloads use. */
export interface EntryData {
  readonly blocks: readonly object[]
  readonly [field: string]: unknown
}

/**
 * Content that would run {@link RUN} if unprotected, by name: a block, blocks or a whole entry. It also
 * contains the harmless text {@link SAFE}.
 */
export type Payloads = Readonly<Record<string, ContentBlock | readonly ContentBlock[] | EntryData>>

/** Stands for a call that raises the alarm, such as `ran(7)`. */
export const RUN = '<RUN>'
export const SAFE = '<SAFE>'

export const JS = `javascript:${RUN}`
export const IMG = `<img src onerror=${RUN}>`
export const SVG = `<svg onload=${RUN}>`

/** Host of the attacker. */
export const STRANGER = 'https://stranger.invalid'

/** CSS that hides everything if it escapes its context. */
export const ESCAPE = '} body, #before, #after, * { display: none !important } x {'

/** A value for each language. */
export const LOCALIZED = '@builder.io/core:LocalizedValue'

/** Blocks followed by the harmless text. */
export const shown = (...blocks: ContentBlock[]): ContentBlock[] => [...blocks, textOf(SAFE)]

/** An element with this tag and these properties. */
export const tagged = (tagName: string, properties: object): ContentBlock[] =>
  shown(boxOf({ tagName, properties, children: [textOf('a')] }))

/** A box with these fields, around the harmless text. */
export const around = (fields: object): ContentBlock =>
  boxOf({ ...fields, children: [textOf(SAFE)] })

/** {@link around} with these properties. */
export const attributes = (properties: object): ContentBlock =>
  around({ properties: { tabIndex: 0, ...properties } })

/** {@link around} with these styles. */
export const styled = (large: object): ContentBlock => around({ responsiveStyles: { large } })
