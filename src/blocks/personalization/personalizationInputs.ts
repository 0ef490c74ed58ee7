import type { BlockInput } from '../../render/block/BlockDefinition'

/** What an editor can fill in on the block `PersonalizationContainer`. */
export const personalizationInputs: readonly BlockInput[] = [
  {
    name: 'variants',
    type: 'list',
    defaultValue: [],
    subFields: [
      { name: 'name', type: 'text' },
      { name: 'query', type: 'BuilderQuery', defaultValue: [], helperText: 'Who sees it' },
      { name: 'startDate', type: 'date' },
      { name: 'endDate', type: 'date' },
      { name: 'blocks', type: 'uiBlocks', defaultValue: [] },
    ],
  },
  {
    name: 'previewingIndex',
    type: 'number',
    helperText: 'The variant that is shown while editing',
  },
]
