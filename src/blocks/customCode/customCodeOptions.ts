import type { BlockInput } from '../../render/block/BlockDefinition'

/** Options of `Custom Code`. */
export interface CustomCodeOptions {
  /**
   * HTML. It goes in as written, with its scripts, where the widget has `allowScripts`; sanitised
   * elsewhere.
   */
  readonly code?: string
  /**
   * Kept for the reference client, where it says how server markup is taken over. Nothing comes of
   * it here.
   */
  readonly replaceNodes?: boolean
  /** Kept for the reference client. Scripts run in browsers only, whatever it says. */
  readonly scriptsClientOnly?: boolean
}

export const customCodeInputs: readonly BlockInput[] = [
  {
    name: 'code',
    type: 'html',
    required: true,
    defaultValue: '<p>Hello there, I am custom HTML code!</p>',
    helperText: 'Scripts in it run only where the site allows them',
  },
  {
    name: 'replaceNodes',
    type: 'boolean',
    advanced: true,
    helperText: 'Kept for older content; has no effect',
  },
  {
    name: 'scriptsClientOnly',
    type: 'boolean',
    advanced: true,
    helperText: 'Kept for older content: scripts never run on a server',
  },
]
