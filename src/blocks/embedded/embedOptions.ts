import type { BlockInput } from '../../render/block/BlockDefinition'

/** Options of `Embed`. */
export interface EmbedOptions {
  /** Address that the author pasted. For the editor: visitors get `content`. */
  readonly url?: string
  /**
   * HTML. It goes in as written, with its scripts, where the widget has `allowScripts`; sanitised
   * elsewhere.
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
