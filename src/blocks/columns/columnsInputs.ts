import type { BlockInput } from '../../render/block/BlockDefinition'

/** What an editor can fill in on the block `Columns`. */
export const columnsInputs: readonly BlockInput[] = [
  {
    name: 'columns',
    type: 'list',
    defaultValue: [{ blocks: [] }, { blocks: [] }],
    subFields: [
      { name: 'blocks', type: 'uiBlocks', defaultValue: [] },
      { name: 'width', type: 'number', helperText: 'Percent of the row' },
      { name: 'link', type: 'url', helperText: 'Makes the whole column a link' },
    ],
  },
  { name: 'space', type: 'number', defaultValue: 20, helperText: 'Pixels between columns' },
  {
    name: 'stackColumnsAt',
    type: 'string',
    defaultValue: 'tablet',
    enum: ['tablet', 'mobile', 'never'],
  },
  { name: 'reverseColumnsWhenStacked', type: 'boolean', defaultValue: false },
]
