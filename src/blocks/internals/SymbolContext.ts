import { createContext } from 'react'
import type { ContentContextValue } from '../../render/block/ContentContext'

/** Values that a symbol passes to its entry. */
export interface SymbolContextValue {
  /** `builder-id` of the symbol. */
  readonly id: string
  /** Path of the symbol in the entry around it. */
  readonly path: string
  /** Values of the symbol, including blocks for its slots. */
  readonly data: Readonly<Record<string, unknown>>
  /** Context of the content around the symbol, used to render the blocks in its slots. */
  readonly content: ContentContextValue
  /** The symbol around this one. */
  readonly outer: SymbolContextValue | null
}

export const SymbolContext = createContext<SymbolContextValue | null>(null)
