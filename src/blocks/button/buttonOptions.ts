import type { BlockInput } from '../../render/compile/BlockDefinition'

/** Options of `Core:Button`. */
export interface ButtonOptions {
  /** The label, as plain text. */
  readonly text?: string
  /** Address that the button links to. Without it, a `button` is rendered. */
  readonly link?: string
  /** Whether the link opens in a new tab. @default false */
  readonly openLinkInNewTab?: boolean
}

export const buttonInputs: readonly BlockInput[] = [
  { name: 'text', type: 'text', defaultValue: 'Click me!' },
  { name: 'link', type: 'url' },
  { name: 'openLinkInNewTab', type: 'boolean', defaultValue: false },
]
