import type { SymbolOptions } from '../../content/blockOptions'
import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { SymbolFrame } from './SymbolFrame'

/** The block `Symbol`. */
export const symbolBlock: BlockDefinition<SymbolOptions> = {
  name: 'Symbol',
  component: SymbolFrame,
  noWrap: true,
}
