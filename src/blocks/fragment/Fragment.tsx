import { pureComponent } from '../../render/block/pureComponent'
import type { BlockDefinition } from '../../render/compile/BlockDefinition'

/** Renders children without an element around them. */
export const Fragment = pureComponent({ render: ({ children }) => children })

export const fragmentBlock: BlockDefinition = {
  name: 'Core:Fragment',
  aliases: ['Fragment'],
  component: Fragment,
  interactive: false,
  noWrap: true,
  noElement: true,
  canHaveChildren: true,
}
