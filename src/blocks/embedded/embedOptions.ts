import type { BlockInput } from '../../render/compile/BlockDefinition'

/** Options of `Embed`. */
export interface EmbedOptions {
  /** Address that the author pasted. Only the editor uses it: visitors get `content`. */
  readonly url?: string
  /**
   * HTML. With the widget's `allowScripts`, it is inserted unchanged, with its scripts; otherwise
   * it is sanitised.
   */
  readonly content?: string
}

export const embedInputs: readonly BlockInput[] = [
  {
    name: 'url',
    type: 'url',
    required: true,
    defaultValue: '',
    helperText: 'Address of a page to show, such as that of a video, a map or a post',
  },
  {
    name: 'content',
    type: 'html',
    advanced: true,
    helperText: 'The HTML that shows it; frames need https',
  },
]
