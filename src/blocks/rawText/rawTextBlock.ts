import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { RawText } from './RawText'
import type { RawTextOptions } from './rawTextOptions'

/** The block `Builder:RawText`. */
export const rawTextBlock: BlockDefinition<RawTextOptions> = {
  name: 'Builder:RawText',
  component: RawText,
  interactive: false,
}
