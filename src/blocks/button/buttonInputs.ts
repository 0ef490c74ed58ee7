import type { BlockInput } from '../../render/block/BlockDefinition'

/** What an editor can fill in on the block `Core:Button`. */
export const buttonInputs: readonly BlockInput[] = [
  { name: 'text', type: 'text', defaultValue: 'Click me!' },
  { name: 'link', type: 'url' },
  { name: 'openLinkInNewTab', type: 'boolean', defaultValue: false },
]
