import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { pureComponent } from '../../render/block/pureComponent'

/** Renders children without an element around them. */
export const Fragment = pureComponent({ render: ({ children }) => children })

export const fragmentBlock: BlockDefinition = {
  name: 'Core:Fragment',
  aliases: ['Fragment'],
  component: Fragment,
  interactive: false,
  noWrap: true,
  canHaveChildren: true,
}
