import type { BlockInput } from '../../render/compile/BlockDefinition'

/** Options of `Text`. */
export interface TextOptions {
  /** HTML. `{{…}}` is evaluated. */
  readonly text?: string
  /** Name of `text` in old content. */
  readonly content?: string
}

export const textInputs: readonly BlockInput[] = [
  { name: 'text', type: 'html', required: true, defaultValue: 'Enter some text...' },
]
