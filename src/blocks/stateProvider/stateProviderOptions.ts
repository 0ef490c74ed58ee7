import type { BlockInput } from '../../render/compile/BlockDefinition'

/** Options of `Builder:StateProvider`. */
export interface StateProviderOptions {
  /** Values that children read as `state.NAME`. They override outer ones. */
  readonly state?: { readonly [key: string]: unknown }
  /** Values that children read as `context.NAME`. They override outer ones. */
  readonly context?: { readonly [key: string]: unknown }
}

export const stateProviderInputs: readonly BlockInput[] = [
  {
    name: 'state',
    type: 'map',
    helperText: 'Names that expressions inside read as state, over those around',
  },
  { name: 'context', type: 'map', helperText: 'Added to what expressions inside read as context' },
]
