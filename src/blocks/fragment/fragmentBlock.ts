import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Fragment } from './Fragment'

/** The block `Core:Fragment`. */
export const fragmentBlock: BlockDefinition = {
  name: 'Core:Fragment',
  aliases: ['Fragment'],
  component: Fragment,
  interactive: false,
  noWrap: true,
  canHaveChildren: true,
}
