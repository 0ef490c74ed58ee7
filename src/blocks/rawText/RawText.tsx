import { linkSafeHtml } from '../../render/block/linkSafeHtml'
import { pureComponent } from '../../render/block/pureComponent'
import type { BlockDefinition } from '../../render/compile/BlockDefinition'
import { htmlElement } from '../../render/entry/Html'
import { textKind } from '../../render/html/richText'
import { shownText } from '../internals/optionValues'
import type { RawTextOptions } from './rawTextOptions'

/** Markup without default styles. Sanitised like any other HTML, despite the name. */
export const RawText = pureComponent<RawTextOptions>({
  render: (props, content) =>
    htmlElement(
      {
        blockId: props.id,
        kind: textKind(props.block),
        html: linkSafeHtml(shownText(props.options.text), props, content),
      },
      content,
    ),
})

export const rawTextBlock: BlockDefinition<RawTextOptions> = {
  name: 'Builder:RawText',
  component: RawText,
  interactive: false,
}
