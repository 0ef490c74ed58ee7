import type { BlockInput } from '../../render/compile/BlockDefinition'

/** Options of `Builder:RawText`. */
export interface RawTextOptions {
  /** HTML. */
  readonly text?: string
}

export const rawTextInputs: readonly BlockInput[] = [{ name: 'text', type: 'html' }]
