import type { SymbolOptions } from './symbolOptions'

/** Which entry a symbol shows, and what it hands over. */
export type SymbolReference = NonNullable<SymbolOptions['symbol']>
