import type { ContentEntry } from '../../content/types'
import type { BlockInput } from '../../render/compile/BlockDefinition'

/** Options of `Symbol`. */
export interface SymbolOptions {
  /** The entry to show. */
  readonly symbol?: {
    /** Model of the entry. */
    readonly model?: string
    /** Id of the entry. */
    readonly entry?: string
    /**
     * The author's inputs, merged into the state of the entry. The entry's own values take
     * precedence.
     */
    readonly data?: { readonly [key: string]: unknown }
    /** The entry itself, if it is included. It is not fetched then. */
    readonly content?: ContentEntry
    /** Adds the class `builder-inline-symbol`. @default false */
    readonly inline?: boolean
    /** Whether to show the first entry of the model that matches the visitor. @default false */
    readonly dynamic?: boolean
    /** Key of another space, for `global` symbols. @default the key of the outer entry */
    readonly ownerId?: string
    /** Whether the symbol is shared by several spaces. Others are of the page's own. @default false */
    readonly global?: boolean
  }
  /** Whether to render nothing. @default false */
  readonly dataOnly?: boolean
  /** Whether the entry can read the state of the content around it. @default false */
  readonly inheritState?: boolean
  /** Has no effect. For compatibility with the reference client. */
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

/** The entry of a symbol, with the values that it passes on. */
export type SymbolReference = NonNullable<SymbolOptions['symbol']>
