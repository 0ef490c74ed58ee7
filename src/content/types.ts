/**
 * Content as the content host sends it. Nothing of it is ever written to; what is missing or of the
 * wrong type is left out when it is rendered.
 *
 * @module content
 */

import type { BreakpointName, CustomBreakpoints } from './breakpoints'

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
  /** Name of the entry for authors. */
  readonly name?: string
  /** Id of the model, as the host knows it. */
  readonly modelId?: string
  /** State of publication. Only `published` entries reach visitors. */
  readonly published?: 'published' | 'draft' | 'archived' | (string & {})
  /** Who the entry is for. All rules must hold. */
  readonly query?: readonly TargetingRule[]
  /** Milliseconds since 1970, or an ISO date: the entry is served from here on. */
  readonly startDate?: number | string
  /** Milliseconds since 1970, or an ISO date: the entry is served until here. */
  readonly endDate?: number | string
  /** The alternatives of an experiment, by id. Their ratios leave the rest to the entry. */
  readonly variations?: { readonly [variationId: string]: Variation }
  /** The entry's own share of traffic, from 0 to 1. Ignored: the rest of the ratios counts. */
  readonly testRatio?: number
  /** Set on the entry that a visitor sees: the chosen variation, or the entry's own id. */
  readonly variationId?: string
  /** As {@link ContentEntry.variationId}, as it stands in the assignment cookie. */
  readonly testVariationId?: string
  /** Name of the chosen variation for authors. */
  readonly testVariationName?: string
  /** Milliseconds since 1970. */
  readonly lastUpdated?: number
  /** Milliseconds since 1970. */
  readonly createdDate?: number
  /** The editor's own data about the entry. */
  readonly meta?: EntryMeta
  /** Content of the entry: blocks, state, styles, scripts. */
  readonly data: EntryData
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
  /** Name of the user attribute. */
  readonly property?: string
  /** How it is compared. Without one, and without a property, the rule holds for everybody. */
  readonly operator?: TargetingOperator
  /** The value to compare with; of a list, one has to match. */
  readonly value?: Json
}

/** An alternative version of a whole entry, assigned by chance for an experiment. */
export interface Variation {
  /** Names the variation in cookies and events. */
  readonly id: string
  /** Name for authors. */
  readonly name?: string
  /** Data that replaces the entry's own. */
  readonly data: EntryData
  /**
   * Share of traffic, from 0 to 1.
   *
   * @default 0
   */
  readonly testRatio?: number
}

/** The editor's own data about an entry. */
export interface EntryMeta {
  /** Greatest widths in CSS pixels of the named breakpoints. */
  readonly breakpoints?: CustomBreakpoints
  /**
   * Whether text runs from right to left.
   *
   * @default false
   */
  readonly rtlMode?: boolean
  /** Kind of the model: `page`, `component` or `data`. */
  readonly kind?: string
  readonly [key: string]: unknown
}

/** The body of an entry, and everything that belongs to it as a whole. */
export interface EntryData {
  /** Title of the page, for `updateMetadata`. */
  readonly title?: string | LocalizedValue
  /** As {@link EntryData.title}, where that is absent. */
  readonly pageTitle?: string | LocalizedValue
  /** Description of the page, for `updateMetadata`. */
  readonly description?: string | LocalizedValue
  /** As {@link EntryData.description}, where that is absent. */
  readonly pageDescription?: string | LocalizedValue
  /** Blocks to show, from top to bottom. */
  readonly blocks?: readonly Block[]
  /** The blocks as JSON text, where the host stores them so. Read only when `blocks` is absent. */
  readonly blocksString?: string
  /** First values of `state.*` in expressions. */
  readonly state?: { readonly [key: string]: unknown }
  /** Fields that authors fill in; their defaults stand in for missing state. */
  readonly inputs?: readonly EntryInput[]
  /** CSS for this entry alone. `&` means the entry's root. */
  readonly cssCode?: string
  /** Fonts that the styles name. */
  readonly customFonts?: readonly CustomFont[]
  /**
   * JavaScript that runs once, before the entry is painted: as a script with `allowScripts`, else
   * as actions do.
   */
  readonly jsCode?: string
  /** Requests by the state key that their answers become; a text is an address. */
  readonly httpRequests?: { readonly [stateKey: string]: string | HttpRequest }
  readonly [key: string]: unknown
}

/** A field of an entry. */
export interface EntryInput {
  /** State key that the field fills in. */
  readonly name?: string
  /** Value until the state has one. */
  readonly defaultValue?: unknown
  readonly [key: string]: unknown
}

/** A font that an entry brings along. */
export interface CustomFont {
  /** Name that styles use. */
  readonly family?: string
  /** Where it comes from, as in `webfonts#webfont`. */
  readonly kind?: string
  /** Address of the regular file. */
  readonly fileUrl?: string
  /** File addresses by weight: `regular`, `700`, … */
  readonly files?: { readonly [weight: string]: string }
}

/** A request whose answer becomes `state[key]`. */
export interface HttpRequest {
  /** Value of `@type` in every request. */
  readonly '@type': '@builder.io/core:Request'
  /** The request to send. Addresses and headers may hold `{{…}}`. */
  readonly request?: {
    /** Where it goes. */
    readonly url?: string
    /**
     * HTTP method.
     *
     * @default 'GET'
     */
    readonly method?: string
    /** Its headers. */
    readonly headers?: { readonly [name: string]: string }
    /** A text as it is; anything else as JSON. */
    readonly body?: unknown
  }
}

/** A node in an entry's tree: a name, options, styles and children. */
export interface Block {
  /** Value of `@type` in every block. */
  readonly '@type': typeof BLOCK_TYPE
  /** Names the block in class names and edits, as in `builder-1f2e`. */
  readonly id?: string
  /**
   * The HTML tag.
   *
   * @default 'div'
   */
  readonly tagName?: string
  /** Further class names. */
  readonly class?: string
  /** Which block this is. Without one it is a plain box. */
  readonly component?: BlockComponent
  /** Attributes of the block's element. */
  readonly properties?: { readonly [name: string]: unknown }
  /** Styles by breakpoint. */
  readonly responsiveStyles?: ResponsiveStyles
  /** Expressions by the path that they fill in. */
  readonly bindings?: { readonly [path: string]: string }
  /** Code by event name: `click`, `submit`, … */
  readonly actions?: { readonly [eventName: string]: string }
  /** Renders the block once for each item of a list. */
  readonly repeat?: BlockRepeat | null
  /** Changes of styles at certain moments. */
  readonly animations?: readonly BlockAnimation[]
  /** Blocks inside. */
  readonly children?: readonly Block[]
  /** Makes the block a link. */
  readonly linkUrl?: string
  /**
   * Whether the block is left out.
   *
   * @default false
   */
  readonly hide?: boolean
  /**
   * Whether the block is rendered.
   *
   * @default true
   */
  readonly show?: boolean
  /** Name of the block for authors. */
  readonly layerName?: string
}

/** Value of `@type` in every block. */
export const BLOCK_TYPE = '@builder.io/sdk:Element'

/** Value of `@type` in every localised value. */
export const LOCALIZED_TYPE = '@builder.io/core:LocalizedValue'

/** Which block this is, and the values of its inputs. */
export interface BlockComponent {
  /** A registered block name, as in `Builder: Tabs`. */
  readonly name: string
  /** The values of its inputs. */
  readonly options?: BlockOptions
  /** Renders the options as attributes of this tag. */
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

/** A block's styles by breakpoint. `large` applies everywhere, the others from their width down. */
export type ResponsiveStyles = { readonly [name in BreakpointName]?: CssDeclarations }

/** Renders a block once for each item of a list. */
export interface BlockRepeat {
  /** An expression that gives the list. */
  readonly collection: string
  /** Name of an item in expressions. */
  readonly itemName?: string
}

/** A change of styles at a certain moment. */
export interface BlockAnimation {
  /** When it starts. */
  readonly trigger: 'pageLoad' | 'hover' | 'scrollInView'
  /** Styles from the first moment to the last; a single step is where the element comes from. */
  readonly steps: readonly {
    /** Styles at this step. */
    readonly styles?: CssDeclarations
  }[]
  /** Seconds. */
  readonly duration?: number
  /** Seconds. */
  readonly delay?: number
  /** A CSS timing function in camel case. */
  readonly easing?: string
  /**
   * Whether it starts again each time the block comes into view, for `scrollInView`.
   *
   * @default false
   */
  readonly repeat?: boolean
  /** How far into the viewport the element must be, in percent of the viewport's height. */
  readonly thresholdPercent?: number
}

/** A value that differs by language. */
export interface LocalizedValue {
  /** Value of `@type` in every localised value. */
  readonly '@type': typeof LOCALIZED_TYPE
  /** For languages that have no value of their own. */
  readonly Default?: unknown
  readonly [locale: string]: unknown
}
