import type { Variant } from '../../content/targeting'
import type { BlockInput } from '../../render/compile/BlockDefinition'

/** Options of `PersonalizationContainer`. */
export interface PersonalizationOptions {
  /**
   * The alternatives. The first that matches the visitor is shown, or the block's children if none
   * does.
   */
  readonly variants?: readonly Variant[]
  /** Index of the variant to show to the author in the editor. Visitors never see it. */
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
