import type { BlockInput } from '../../render/compile/BlockDefinition'

/** Options of `Slot`. */
export interface SlotOptions {
  /** State key that holds the blocks. */
  readonly name?: string
}

export const slotInputs: readonly BlockInput[] = [
  {
    name: 'name',
    type: 'text',
    required: true,
    defaultValue: 'children',
    helperText: 'Under which name a symbol gets the blocks that stand here',
  },
]
