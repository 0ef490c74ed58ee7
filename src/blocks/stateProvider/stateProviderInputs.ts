import type { BlockInput } from '../../render/block/BlockDefinition'

/** What an editor can fill in on the block `Builder:StateProvider`. */
export const stateProviderInputs: readonly BlockInput[] = [
  {
    name: 'state',
    type: 'map',
    helperText: 'Names that expressions inside read as state, over those around',
  },
  { name: 'context', type: 'map', helperText: 'Added to what expressions inside read as context' },
]
