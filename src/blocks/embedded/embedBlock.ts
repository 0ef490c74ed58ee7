import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Embed } from './Embed'
import type { EmbedOptions } from './embedOptions'

/** The block `Embed`. */
export const embedBlock: BlockDefinition<EmbedOptions> = {
  name: 'Embed',
  component: Embed,
  interactive: false,
}
