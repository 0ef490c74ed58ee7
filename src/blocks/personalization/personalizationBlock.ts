import type { PersonalizationOptions } from '../../content/blockOptions'
import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Personalization } from './Personalization'

/** The block `PersonalizationContainer`. */
export const personalizationBlock: BlockDefinition<PersonalizationOptions> = {
  name: 'PersonalizationContainer',
  component: Personalization,
  interactive: false,
  noWrap: true,
  canHaveChildren: true,
}
