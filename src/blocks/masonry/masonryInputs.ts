import type { BlockInput } from '../../render/block/BlockDefinition'

/** What an editor can fill in on the block `Builder:Masonry`. */
export const masonryInputs: readonly BlockInput[] = [
  { name: 'columnWidth', type: 'text', defaultValue: '200px', helperText: 'Any CSS width' },
  { name: 'gutterSize', type: 'number', defaultValue: 0, helperText: 'Pixels between columns' },
  {
    name: 'tiles',
    type: 'list',
    defaultValue: [],
    subFields: [{ name: 'content', type: 'uiBlocks', defaultValue: [] }],
  },
  {
    name: 'useChildrenForTiles',
    type: 'boolean',
    defaultValue: true,
    advanced: true,
    helperText: 'Make each child a tile, repeated children too',
  },
]
