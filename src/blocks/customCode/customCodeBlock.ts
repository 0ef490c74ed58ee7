import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { CustomCode } from './CustomCode'
import type { CustomCodeOptions } from './customCodeOptions'

/** The block `Custom Code`. */
export const customCodeBlock: BlockDefinition<CustomCodeOptions> = {
  name: 'Custom Code',
  aliases: ['CustomCode'],
  component: CustomCode,
  interactive: false,
}
