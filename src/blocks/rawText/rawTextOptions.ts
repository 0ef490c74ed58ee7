import type { BlockInput } from '../../render/block/BlockDefinition'

/** Options of `Builder:RawText`. */
export interface RawTextOptions {
  /** HTML. */
  readonly text?: string
}

/** What an editor can fill in on the block `Builder:RawText`. */
export const rawTextInputs: readonly BlockInput[] = [{ name: 'text', type: 'html' }]
