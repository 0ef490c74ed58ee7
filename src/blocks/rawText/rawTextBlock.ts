import type { RawTextOptions } from '../../content/blockOptions'
import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { RawText } from './RawText'

/** The block `Builder:RawText`. */
export const rawTextBlock: BlockDefinition<RawTextOptions> = {
  name: 'Builder:RawText',
  component: RawText,
  interactive: false,
}
