import type { EmbedOptions } from '../../content/blockOptions'
import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Embed } from './Embed'

/** The block `Embed`. */
export const embedBlock: BlockDefinition<EmbedOptions> = {
  name: 'Embed',
  component: Embed,
  interactive: false,
}
