import type { ContentEntry } from '../../content/types'
import type { BlockInput } from '../../render/block/BlockDefinition'

/** Options of `Symbol`. */
export interface SymbolOptions {
  /** Which entry is shown. */
  readonly symbol?: {
    /** Model of the entry. */
    readonly model?: string
    /** Id of the entry. */
    readonly entry?: string
    /** The author's inputs, merged into the state of the entry, under its own. */
    readonly data?: { readonly [key: string]: unknown }
    /** The entry itself, where it came along. Nothing is fetched then. */
    readonly content?: ContentEntry
    /** Adds the class `builder-inline-symbol`. @default false */
    readonly inline?: boolean
    /** Whether the entry is the first of its model that fits the visitor. @default false */
    readonly dynamic?: boolean
    /** Key of another space. @default the key of the entry around */
    readonly ownerId?: string
  }
  /** Whether nothing is rendered. @default false */
  readonly dataOnly?: boolean
  /** Whether the entry reads the state of the content around it. @default false */
  readonly inheritState?: boolean
  /** Kept for the reference client. Nothing comes of it here. */
  readonly useChildren?: boolean
}

export const symbolInputs: readonly BlockInput[] = [
  { name: 'symbol', type: 'uiSymbol', required: true },
  {
    name: 'dataOnly',
    type: 'boolean',
    defaultValue: false,
    advanced: true,
    helperText: 'Renders nothing',
  },
  {
    name: 'inheritState',
    type: 'boolean',
    defaultValue: false,
    advanced: true,
    helperText: 'Whether the symbol can read the state of the content around it',
  },
]

/** Which entry a symbol shows, and what it hands over. */
export type SymbolReference = NonNullable<SymbolOptions['symbol']>
