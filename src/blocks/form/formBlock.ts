import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Form } from './Form'
import type { FormOptions } from './formOptions'

/**
 * Messages take no room, nor a gap, as long as there are none. Red is mixed with the colour of the text
 * around it, so that it can be read on light and on dark pages.
 */
const CSS = `
:where(.builder-form-messages){display:flex;flex-direction:column;align-items:stretch;overflow-wrap:anywhere}
:where(.builder-form-messages:empty){position:absolute}
:where(.builder-form-error-text){margin:0;padding:10px;text-align:center;white-space:pre-wrap;overflow-wrap:anywhere}
:where(.builder-form-note>.builder-block){display:list-item;list-style:none inside}
:where(.builder-form-note-success>.builder-block){list-style-type:"\\2713  "}
:where(.builder-form-note-error>.builder-block){list-style-type:"\\26a0\\fe0e  "}
:where(.builder-form-note-error),:where(.builder-form-error-text){color:#c00;color:color-mix(in srgb,currentColor 40%,#f00)}
:where(.builder-block[aria-busy=true] button[aria-disabled=true]){opacity:.7;cursor:progress}
`

/** The block `Form:Form`. */
export const formBlock: BlockDefinition<FormOptions> = {
  name: 'Form:Form',
  component: Form,
  interactive: true,
  noWrap: true,
  css: CSS,
  canHaveChildren: true,
}
