import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { SymbolFrame } from './SymbolFrame'
import type { SymbolOptions } from './symbolOptions'

/** The block `Symbol`. */
export const symbolBlock: BlockDefinition<SymbolOptions> = {
  name: 'Symbol',
  component: SymbolFrame,
  noWrap: true,
}
