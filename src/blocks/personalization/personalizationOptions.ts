import type { Variant } from '../../content/targeting'
import type { BlockInput } from '../../render/block/BlockDefinition'

/** Options of `PersonalizationContainer`. */
export interface PersonalizationOptions {
  /**
   * The alternatives. The first that fits the visitor is shown; the block's children where none
   * does.
   */
  readonly variants?: readonly Variant[]
  /** The variant that an author looks at in the editor, counted from 0. Visitors never see it. */
  readonly previewingIndex?: number | null
}

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
