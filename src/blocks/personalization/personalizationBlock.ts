import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Personalization } from './Personalization'
import type { PersonalizationOptions } from './personalizationOptions'

/** The block `PersonalizationContainer`. */
export const personalizationBlock: BlockDefinition<PersonalizationOptions> = {
  name: 'PersonalizationContainer',
  component: Personalization,
  interactive: false,
  noWrap: true,
  canHaveChildren: true,
}
