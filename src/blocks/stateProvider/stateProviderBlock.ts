import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { StateProvider } from './StateProvider'
import type { StateProviderOptions } from './stateProviderOptions'

/** The block `Builder:StateProvider`. */
export const stateProviderBlock: BlockDefinition<StateProviderOptions> = {
  name: 'Builder:StateProvider',
  component: StateProvider,
  interactive: false,
  noWrap: true,
  canHaveChildren: true,
}
