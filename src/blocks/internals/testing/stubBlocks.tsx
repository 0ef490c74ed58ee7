import type { BlockDefinition } from '../../../render/block/BlockDefinition'

/** Stand in for blocks of other folders, since blocks know nothing of each other. */
export const stubBlocks: readonly BlockDefinition[] = [
  { name: 'Text', component: ({ options }) => <span>{options.text}</span> },
  {
    name: 'Core:Button',
    component: ({ options }) => <button type="button">{options.text}</button>,
  },
  { name: 'Form:Input', component: () => <input /> },
]
