import { linkSafeHtml } from '../../render/block/linkSafeHtml'
import { pureComponent } from '../../render/block/pureComponent'
import type { BlockDefinition } from '../../render/compile/BlockDefinition'
import { htmlElement } from '../../render/entry/Html'
import { textKind } from '../../render/html/richText'
import { firmRules } from '../../render/styles/firmRules'
import { shownText } from '../internals/optionValues'
import type { TextOptions } from './textOptions'

/** Text with markup. */
export const Text = pureComponent<TextOptions>({
  render: (props, content) =>
    htmlElement(
      {
        className: 'builder-text',
        blockId: props.id,
        kind: textKind(props.block),
        dir: content.rtl ? 'rtl' : undefined,
        html: linkSafeHtml(shownText(props.options.text ?? props.options.content), props, content),
      },
      content,
    ),
})

const CSS = firmRules({
  '.builder-text': 'outline:none',
  '.builder-text p:first-of-type,.builder-text .builder-paragraph:first-of-type': 'margin:0',
  '.builder-text>p,.builder-text .builder-paragraph':
    'color:inherit;font:inherit;letter-spacing:inherit;text-align:inherit',
})

export const textBlock: BlockDefinition<TextOptions> = {
  name: 'Text',
  component: Text,
  interactive: false,
  templates: ['text', 'content'],
  css: CSS,
}
