import type { BlockDefinition } from '../../../render/compile/BlockDefinition'

/** Stand-ins for blocks of other folders, because blocks do not import each other. */
export const stubBlocks: readonly BlockDefinition[] = [
  { name: 'Text', interactive: false, component: ({ options }) => <span>{options.text}</span> },
  {
    name: 'Core:Button',
    interactive: true,
    component: ({ options }) => <button type="button">{options.text}</button>,
  },
  { name: 'Form:Input', interactive: true, component: () => <input /> },
]
