import type { BlockInput } from '../../render/block/BlockDefinition'

/** What an editor can fill in on the block `Builder:RawText`. */
export const rawTextInputs: readonly BlockInput[] = [{ name: 'text', type: 'html' }]
