/**
 * What the blocks of the widget can be told in content, block by block. All of it is optional.
 *
 * @module block options
 */

import type { Variant } from './targetingTypes'
import type { Block, ContentEntry, CssDeclarations } from './types'

export type * from './formOptions'
export type * from './interactiveOptions'
export type * from './mediaOptions'

/** Options of `Text`. */
export interface TextOptions {
  /** HTML. `{{…}}` is evaluated. */
  readonly text?: string
  /** The name that old content uses for `text`. */
  readonly content?: string
}

/** One column of `Columns`. */
export interface ColumnOptions {
  /** What stands in the column. */
  readonly blocks?: readonly Block[]
  /**
   * Percent of the row.
   *
   * @default an equal share
   */
  readonly width?: number
  /** Makes the whole column a link. */
  readonly link?: string
}

/** Options of `Columns`. */
export interface ColumnsOptions {
  /** From left to right, or from right to left where text runs so. */
  readonly columns?: readonly ColumnOptions[]
  /**
   * Pixels between columns.
   *
   * @default 20
   */
  readonly space?: number
  /**
   * The breakpoint at which columns stand on top of each other.
   *
   * @default 'tablet'
   */
  readonly stackColumnsAt?: 'tablet' | 'mobile' | 'never'
  /**
   * Whether the last column comes first where they stand on top of each other.
   *
   * @default false
   */
  readonly reverseColumnsWhenStacked?: boolean
}

/** Options of `Core:Section`. */
export interface SectionOptions {
  /** Pixels when a number. */
  readonly maxWidth?: number | string
  /**
   * Whether children wait until the section comes into view.
   *
   * @default false
   */
  readonly lazyLoad?: boolean
  /** Styles until then. */
  readonly lazyStyles?: CssDeclarations
}

/** Options of `Core:Button`. */
export interface ButtonOptions {
  /** The label, as plain text. */
  readonly text?: string
  /** Address that the button leads to. Without one it is a `button`. */
  readonly link?: string
  /**
   * Whether the link opens in a new tab.
   *
   * @default false
   */
  readonly openLinkInNewTab?: boolean
}

/** Options of `Builder:RawText`. */
export interface RawTextOptions {
  /** HTML. */
  readonly text?: string
}

/** Options of `Embed`. */
export interface EmbedOptions {
  /** Address that the author pasted. For the editor: visitors get `content`. */
  readonly url?: string
  /** HTML. Scripts in it run only where the widget has `allowScripts`. */
  readonly content?: string
}

/** Options of `Custom Code`. */
export interface CustomCodeOptions {
  /** HTML. Scripts in it run only where the widget has `allowScripts`. */
  readonly code?: string
  /** Kept for the reference client, where it says how server markup is taken over. Nothing comes of it here. */
  readonly replaceNodes?: boolean
  /** Kept for the reference client. Scripts run in browsers only, whatever it says. */
  readonly scriptsClientOnly?: boolean
}

/** Options of `Symbol`. */
export interface SymbolOptions {
  /** Which entry is shown. */
  readonly symbol?: {
    /** Model of the entry. */
    readonly model?: string
    /** Id of the entry. */
    readonly entry?: string
    /** What the author filled in: merged into the state of the entry, under its own. */
    readonly data?: { readonly [key: string]: unknown }
    /** The entry itself, where it came along. Nothing is fetched then. */
    readonly content?: ContentEntry
    /**
     * Adds the class `builder-inline-symbol`.
     *
     * @default false
     */
    readonly inline?: boolean
    /**
     * Whether the entry is the first of its model that fits the visitor.
     *
     * @default false
     */
    readonly dynamic?: boolean
    /**
     * Key of another space.
     *
     * @default the key of the entry around
     */
    readonly ownerId?: string
  }
  /**
   * Whether nothing is drawn.
   *
   * @default false
   */
  readonly dataOnly?: boolean
  /**
   * Whether the entry reads the state of the content around it.
   *
   * @default false
   */
  readonly inheritState?: boolean
  /** Kept for the reference client. Nothing comes of it here. */
  readonly useChildren?: boolean
}

/** Options of `Slot`. */
export interface SlotOptions {
  /** State key that holds the blocks. */
  readonly name?: string
}

/** Options of `Builder:StateProvider`. */
export interface StateProviderOptions {
  /** Values that children read as `state.NAME`, over those around. */
  readonly state?: { readonly [key: string]: unknown }
  /** Values that children read as `context.NAME`, over those around. */
  readonly context?: { readonly [key: string]: unknown }
}

/** Options of `PersonalizationContainer`. */
export interface PersonalizationOptions {
  /** The alternatives. The first that fits the visitor is shown; the block's children where none does. */
  readonly variants?: readonly Variant[]
  /** The variant that an author looks at in the editor, counted from 0. Visitors never see it. */
  readonly previewingIndex?: number | null
}
