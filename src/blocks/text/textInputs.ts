import type { BlockInput } from '../../render/block/BlockDefinition'

/** What an editor can fill in on the block `Text`. */
export const textInputs: readonly BlockInput[] = [
  { name: 'text', type: 'html', required: true, defaultValue: 'Enter some text...' },
]
