import type { BlockInput } from '../../render/compile/BlockDefinition'

/** Options of `Custom Code`. */
export interface CustomCodeOptions {
  /**
   * HTML. With the widget's `allowScripts`, it is inserted unchanged, with its scripts; otherwise
   * it is sanitised.
   */
  readonly code?: string
  /** Has no effect. In the reference client, it controls how server markup is hydrated. */
  readonly replaceNodes?: boolean
  /** Has no effect: scripts only run in browsers anyway. */
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
