/**
 * Content as the content host sends it. It is never mutated. Missing fields and fields of the wrong
 * type are left out when content renders.
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
  /** Identifies the entry in cookies, events and class names. Absent in hand-written content. */
  readonly id?: string
  /** Name of the entry for authors. */
  readonly name?: string
  /** Id of the model on the content host. */
  readonly modelId?: string
  /** State of publication. Only `published` entries reach visitors. */
  readonly published?: 'published' | 'draft' | 'archived' | (string & {})
  /** Targeting rules of the entry. All must hold. */
  readonly query?: readonly TargetingRule[]
  /** Time from which the entry is served: milliseconds since 1970, or an ISO date. */
  readonly startDate?: number | string
  /** Time until which the entry is served: milliseconds since 1970, or an ISO date. */
  readonly endDate?: number | string
  /** Alternatives of an experiment, by id. Traffic left over by their ratios goes to the entry. */
  readonly variations?: { readonly [variationId: string]: Variation }
  /** The entry's own share of traffic, from 0 to 1. Ignored: it gets what the variations leave. */
  readonly testRatio?: number
  /** Set on a rendered entry: the id of the chosen variation, or of the entry itself. */
  readonly variationId?: string
  /** Like {@link ContentEntry.variationId}, with the value stored in the assignment cookie. */
  readonly testVariationId?: string
  /** Name of the chosen variation for authors. */
  readonly testVariationName?: string
  /** Milliseconds since 1970. */
  readonly lastUpdated?: number
  /** Milliseconds since 1970. */
  readonly createdDate?: number
  /** Data that the editor keeps about the entry. */
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
  /** Comparison. A rule without an operator or a property always holds. */
  readonly operator?: TargetingOperator
  /** Value to compare with. For a list, one match is enough. */
  readonly value?: Json
}

/** An alternative version of a whole entry, assigned by chance for an experiment. */
export interface Variation {
  /** Identifies the variation in cookies and events. */
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

/** Data that the editor keeps about an entry. */
export interface EntryMeta {
  /** Maximum widths of the breakpoints in CSS pixels. */
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

/** Body of an entry: its blocks, and the settings that apply to all of them. */
export interface EntryData {
  /** Title of the page, for `updateMetadata`. */
  readonly title?: string | LocalizedValue
  /** Fallback for {@link EntryData.title}. */
  readonly pageTitle?: string | LocalizedValue
  /** Description of the page, for `updateMetadata`. */
  readonly description?: string | LocalizedValue
  /** Fallback for {@link EntryData.description}. */
  readonly pageDescription?: string | LocalizedValue
  /** Blocks to show, from top to bottom. */
  readonly blocks?: readonly Block[]
  /** Blocks as JSON text, as some hosts store them. Read only when `blocks` is absent. */
  readonly blocksString?: string
  /** Initial values of `state.*` in expressions. */
  readonly state?: { readonly [key: string]: unknown }
  /** Fields that authors fill in. Their default values fill in missing state. */
  readonly inputs?: readonly EntryInput[]
  /** CSS of this entry. `&` stands for the entry's root element. */
  readonly cssCode?: string
  /** Fonts used by the styles. */
  readonly customFonts?: readonly CustomFont[]
  /**
   * JavaScript that runs once, before the entry's blocks are rendered: as a script with
   * `allowScripts`, otherwise in the interpreter that runs actions.
   */
  readonly jsCode?: string
  /** Requests by the state key that receives the response. A string is a URL. */
  readonly httpRequests?: { readonly [stateKey: string]: string | HttpRequest }
  readonly [key: string]: unknown
}

/** A field of an entry. */
export interface EntryInput {
  /** State key that the field sets. */
  readonly name?: string
  /** Value while the state has none. */
  readonly defaultValue?: unknown
  readonly [key: string]: unknown
}

/** A font that comes with an entry. */
export interface CustomFont {
  /** Font family, as styles name it. */
  readonly family?: string
  /** Origin of the font, as in `webfonts#webfont`. */
  readonly kind?: string
  /** URL of the regular font file. */
  readonly fileUrl?: string
  /** Font file URLs by weight: `regular`, `700`, … */
  readonly files?: { readonly [weight: string]: string }
}

/** A request whose response becomes `state[key]`. */
export interface HttpRequest {
  /** Value of `@type` in every request. */
  readonly '@type': '@builder.io/core:Request'
  /** Request to send. URL and headers may contain `{{…}}`. */
  readonly request?: {
    /** URL to request. */
    readonly url?: string
    /**
     * HTTP method.
     *
     * @default 'GET'
     */
    readonly method?: string
    /** Request headers. */
    readonly headers?: { readonly [name: string]: string }
    /** Request body. Strings are sent as they are, other values as JSON. */
    readonly body?: unknown
  }
}

/** A node in an entry's tree: a name, options, styles and children. */
export interface Block {
  /** Value of `@type` in every block. */
  readonly '@type': typeof BLOCK_TYPE
  /** Identifies the block in class names and edits, as in `builder-1f2e`. */
  readonly id?: string
  /**
   * The HTML tag.
   *
   * @default 'div'
   */
  readonly tagName?: string
  /** Additional class names. */
  readonly class?: string
  /** Registered block and its options. Without it, the block is a plain box. */
  readonly component?: BlockComponent
  /** Attributes of the block's element. */
  readonly properties?: { readonly [name: string]: unknown }
  /** Styles by breakpoint. */
  readonly responsiveStyles?: ResponsiveStyles
  /** Expressions by the path that they set. */
  readonly bindings?: { readonly [path: string]: string }
  /** Code by event name: `click`, `submit`, … */
  readonly actions?: { readonly [eventName: string]: string }
  /** Renders the block once for each item of a list. */
  readonly repeat?: BlockRepeat | null
  /** Style changes triggered by load, hover or scrolling. */
  readonly animations?: readonly BlockAnimation[]
  /** Child blocks. */
  readonly children?: readonly Block[]
  /** URL that turns the block into a link. */
  readonly linkUrl?: string
  /**
   * Whether the block is hidden.
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

/** A registered block and the values of its inputs. */
export interface BlockComponent {
  /** Registered block name, as in `Builder: Tabs`. */
  readonly name: string
  /** Values of the block's inputs. */
  readonly options?: BlockOptions
  /** Tag for a block that is not registered. Its element gets the options as attributes. */
  readonly tag?: string
}

/** The values of a block's inputs, as stored in the entry. */
export interface BlockOptions {
  readonly [name: string]: unknown
}

/** CSS properties in camel case, with their values. */
export interface CssDeclarations {
  readonly [property: string]: string | number
}

/** Styles by breakpoint. `large` applies at every width, the others up to their maximum width. */
export type ResponsiveStyles = { readonly [name in BreakpointName]?: CssDeclarations }

/** Renders a block once for each item of a list. */
export interface BlockRepeat {
  /** Expression that returns the list. */
  readonly collection: string
  /** Variable name of the current item in expressions. */
  readonly itemName?: string
}

/** A style change triggered by load, hover or scrolling. */
export interface BlockAnimation {
  /** Event that starts the animation. */
  readonly trigger: 'pageLoad' | 'hover' | 'scrollInView'
  /** Styles in order, first to last. A single step is the style that the element starts from. */
  readonly steps: readonly {
    /** Styles of this step. */
    readonly styles?: CssDeclarations
  }[]
  /** Duration in seconds. */
  readonly duration?: number
  /** Delay in seconds. */
  readonly delay?: number
  /** CSS timing function in camel case. */
  readonly easing?: string
  /**
   * Whether a `scrollInView` animation restarts each time the block comes into view.
   *
   * @default false
   */
  readonly repeat?: boolean
  /** Distance into the viewport that triggers `scrollInView`, in percent of its height. */
  readonly thresholdPercent?: number
}

/** A value that differs by language. */
export interface LocalizedValue {
  /** Value of `@type` in every localised value. */
  readonly '@type': typeof LOCALIZED_TYPE
  /** Value for locales that are not listed. */
  readonly Default?: unknown
  readonly [locale: string]: unknown
}
