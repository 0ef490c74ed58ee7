import type { ReactElement } from 'react'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { EmbedHtml } from '../../render/entry/EmbedHtml'
import { textKind } from '../../render/html/richText'
import { optionText } from '../internals/optionValues'
import type { CustomCodeOptions } from './customCodeOptions'

/** HTML, styles and scripts that an author wrote by hand. */
export function CustomCode({ options, id, block }: BlockProps<CustomCodeOptions>): ReactElement {
  return (
    <EmbedHtml
      className="builder-custom-code"
      html={optionText(options.code)}
      id={id}
      kind={textKind(block)}
    />
  )
}

export const customCodeBlock: BlockDefinition<CustomCodeOptions> = {
  name: 'Custom Code',
  aliases: ['CustomCode'],
  component: CustomCode,
  interactive: false,
}
