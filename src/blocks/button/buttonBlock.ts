import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Button } from './Button'
import type { ButtonOptions } from './buttonOptions'

/** A button looks and measures like the link that it would be with an address. */
const CSS = `
:where(button.builder-button){appearance:none;box-sizing:content-box;margin:0;padding:0;border:0;border-radius:0;background:none;color:inherit;font:inherit;letter-spacing:inherit;word-spacing:inherit;text-align:inherit;text-indent:inherit;text-shadow:inherit;text-transform:inherit;cursor:pointer}
:where(a.builder-button){text-decoration:none}
`

/** The block `Core:Button`. */
export const buttonBlock: BlockDefinition<ButtonOptions> = {
  name: 'Core:Button',
  component: Button,
  interactive: true,
  noWrap: true,
  css: CSS,
}
