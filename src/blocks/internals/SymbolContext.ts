import { createContext } from 'react'
import type { ContentContextValue } from '../../render/entry/ContentContext'

/** What a symbol hands to the entry inside it. */
export interface SymbolContextValue {
  /** `builder-id` of the symbol. */
  readonly id: string
  /** Where the symbol stands in its own entry. */
  readonly path: string
  /** Values of the symbol, blocks for its slots among them. */
  readonly data: Readonly<Record<string, unknown>>
  /** What blocks around the symbol can ask for; those in its slots are rendered with it. */
  readonly content: ContentContextValue
  /** The symbol around this one. */
  readonly outer: SymbolContextValue | null
}

/** Carries {@link SymbolContextValue} from a symbol to its slots; `null` outside of symbols. */
export const SymbolContext = createContext<SymbolContextValue | null>(null)
