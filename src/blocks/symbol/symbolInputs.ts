import type { BlockInput } from '../../render/block/BlockDefinition'

/** What an editor can fill in on the block `Symbol`. */
export const symbolInputs: readonly BlockInput[] = [
  { name: 'symbol', type: 'uiSymbol', required: true },
  {
    name: 'dataOnly',
    type: 'boolean',
    defaultValue: false,
    advanced: true,
    helperText: 'Draws nothing',
  },
  {
    name: 'inheritState',
    type: 'boolean',
    defaultValue: false,
    advanced: true,
    helperText: 'Whether the symbol can read the state of the content around it',
  },
]
