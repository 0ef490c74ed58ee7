import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Slot } from './Slot'
import type { SlotOptions } from './slotOptions'

const CSS = `
:where(.builder-slot){pointer-events:auto}
`

/** The block `Slot`. */
export const slotBlock: BlockDefinition<SlotOptions> = {
  name: 'Slot',
  component: Slot,
  css: CSS,
}
