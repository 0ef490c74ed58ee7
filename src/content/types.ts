/** A value that survives JSON. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** One published item of a model, as the content host sends it. Never mutated. */
export interface ContentEntry {
  /** Names the entry in cookies, events and class names. Absent in hand-written content. */
  readonly id?: string
  /** What authors call the entry. */
  readonly name?: string
  readonly modelId?: string
  readonly published?: 'published' | 'draft' | 'archived' | (string & {})
  /** Who the entry is for. All rules must hold. */
  readonly query?: readonly TargetingRule[]
  /** Milliseconds since 1970, or an ISO date: the entry is served from here on. */
  readonly startDate?: number | string
  /** Milliseconds since 1970, or an ISO date: the entry is served until here. */
  readonly endDate?: number | string
  /** The alternatives of an experiment, by id. What their ratios leave over is the entry's own share. */
  readonly variations?: { readonly [variationId: string]: Variation }
  readonly testRatio?: number
  /** Set on the entry that a visitor sees: the chosen variation, or the entry's own id. */
  readonly variationId?: string
  /** As {@link ContentEntry.variationId}, as it stands in the assignment cookie. */
  readonly testVariationId?: string
  readonly testVariationName?: string
  /** Milliseconds since 1970. */
  readonly lastUpdated?: number
  /** Milliseconds since 1970. */
  readonly createdDate?: number
  readonly meta?: EntryMeta
  readonly data: EntryData
}

/** An alternative version of a whole entry, assigned by chance for an experiment. */
export interface Variation {
  readonly id: string
  readonly name?: string
  readonly data: EntryData
  /** Share of traffic, from 0 to 1. */
  readonly testRatio?: number
}

/** What the editor keeps beside an entry's data. */
export interface EntryMeta {
  /** Greatest widths in CSS pixels of the named breakpoints. */
  readonly breakpoints?: CustomBreakpoints
  /** Whether text runs from right to left. */
  readonly rtlMode?: boolean
  readonly kind?: string
  readonly [key: string]: unknown
}

/** Greatest widths in CSS pixels at which each breakpoint's styles still apply. */
export interface CustomBreakpoints {
  readonly xsmall?: number
  readonly small?: number
  readonly medium?: number
}

/** The body of an entry, and everything that belongs to it as a whole. */
export interface EntryData {
  readonly title?: string | LocalizedValue
  readonly pageTitle?: string | LocalizedValue
  readonly description?: string | LocalizedValue
  readonly pageDescription?: string | LocalizedValue
  readonly blocks?: readonly Block[]
  /** The blocks as JSON text, where the host stores them so. Read only when `blocks` is absent. */
  readonly blocksString?: string
  /** First values of `state.*` in expressions. */
  readonly state?: { readonly [key: string]: unknown }
  /** Fields that authors fill in; their defaults stand in for missing state. */
  readonly inputs?: readonly EntryInput[]
  /** CSS for this entry alone. `&` means the entry's root. */
  readonly cssCode?: string
  readonly customFonts?: readonly CustomFont[]
  readonly jsCode?: string
  readonly httpRequests?: { readonly [stateKey: string]: string | HttpRequest }
  readonly [key: string]: unknown
}

/** A field of an entry. */
export interface EntryInput {
  readonly name?: string
  readonly defaultValue?: unknown
  readonly [key: string]: unknown
}

/** A font that an entry brings along. */
export interface CustomFont {
  readonly family?: string
  readonly kind?: string
  readonly fileUrl?: string
  /** File addresses by weight: `regular`, `700`, … */
  readonly files?: { readonly [weight: string]: string }
}

/** A request whose answer becomes `state[key]`. */
export interface HttpRequest {
  readonly '@type': '@builder.io/core:Request'
  readonly request?: {
    readonly url?: string
    readonly method?: string
    readonly headers?: { readonly [name: string]: string }
    readonly body?: unknown
  }
}

/** A node in an entry's tree: a name, options, styles and children. */
export interface Block {
  readonly '@type': typeof BLOCK_TYPE
  readonly id?: string
  /** The HTML tag. `div` when absent. */
  readonly tagName?: string
  readonly class?: string
  readonly component?: BlockComponent
  /** Attributes of the block's element. */
  readonly properties?: { readonly [name: string]: unknown }
  readonly responsiveStyles?: ResponsiveStyles
  /** Expressions by the path that they fill in. */
  readonly bindings?: { readonly [path: string]: string }
  /** Code by event name: `click`, `submit`, … */
  readonly actions?: { readonly [eventName: string]: string }
  readonly repeat?: BlockRepeat | null
  readonly animations?: readonly BlockAnimation[]
  readonly children?: readonly Block[]
  /** Makes the block a link. */
  readonly linkUrl?: string
  readonly hide?: boolean
  readonly show?: boolean
  readonly layerName?: string
}

/** What `@type` says of every block. */
export const BLOCK_TYPE = '@builder.io/sdk:Element'

/** What `@type` says of every localised value. */
export const LOCALIZED_TYPE = '@builder.io/core:LocalizedValue'

/** Which block this is, and the values of its inputs. */
export interface BlockComponent {
  readonly name: string
  readonly options?: BlockOptions
  /** Draws the options as attributes of this tag. */
  readonly tag?: string
}

/** The values of a block's inputs, as stored in the entry. */
export interface BlockOptions {
  readonly [name: string]: unknown
}

/** A CSS property in camel case, and its value. */
export interface CssDeclarations {
  readonly [property: string]: string | number
}

/** Names of the breakpoints, widest first. */
export const BREAKPOINT_NAMES = ['large', 'medium', 'small', 'xsmall'] as const

/** A named width below which other styles apply. */
export type BreakpointName = (typeof BREAKPOINT_NAMES)[number]

/** A block's styles by breakpoint. `large` applies everywhere, the others from their width down. */
export type ResponsiveStyles = { readonly [name in BreakpointName]?: CssDeclarations }

/** Draws a block once for each item of a list. */
export interface BlockRepeat {
  /** An expression that gives the list. */
  readonly collection: string
  /** What an item is called in expressions. */
  readonly itemName?: string
}

/** A change of styles at a certain moment. */
export interface BlockAnimation {
  readonly trigger: 'pageLoad' | 'hover' | 'scrollInView'
  readonly steps: readonly { readonly styles?: CssDeclarations }[]
  /** Seconds. */
  readonly duration?: number
  /** Seconds. */
  readonly delay?: number
  /** A CSS timing function in camel case. */
  readonly easing?: string
  readonly repeat?: boolean
  /** How far into the viewport the element must be, in percent of the viewport's height. */
  readonly thresholdPercent?: number
}

/** A value that differs by language. */
export interface LocalizedValue {
  readonly '@type': typeof LOCALIZED_TYPE
  readonly Default?: unknown
  readonly [locale: string]: unknown
}

/** Operators of a {@link TargetingRule}. */
export type TargetingOperator =
  | 'is'
  | 'isNot'
  | 'contains'
  | 'startsWith'
  | 'endsWith'
  | 'greaterThan'
  | 'lessThan'
  | 'greaterThanOrEqualTo'
  | 'lessThanOrEqualTo'

/** Compares one user attribute with a value, or with any of a list. */
export interface TargetingRule {
  readonly property?: string
  readonly operator?: TargetingOperator
  readonly value?: Json
}

/** An alternative inside a personalization block, chosen by targeting. */
export interface Variant {
  readonly name?: string
  readonly query?: readonly TargetingRule[]
  readonly startDate?: number | string
  readonly endDate?: number | string
  readonly blocks?: readonly Block[]
}
