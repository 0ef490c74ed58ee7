import type { BlockInput } from '../../render/block/BlockDefinition'

/** What an editor can fill in on the block `Core:Section`. */
export const sectionInputs: readonly BlockInput[] = [
  { name: 'maxWidth', type: 'number', defaultValue: 1200 },
  {
    name: 'lazyLoad',
    type: 'boolean',
    defaultValue: false,
    advanced: true,
    helperText: 'Draw the children only when the section comes into view',
  },
  {
    name: 'lazyStyles',
    type: 'map',
    advanced: true,
    helperText: 'Styles until then, such as a height to keep the room free',
  },
]
