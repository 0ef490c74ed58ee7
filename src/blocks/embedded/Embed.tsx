import type { ReactElement } from 'react'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { EmbedHtml } from '../../render/entry/EmbedHtml'
import { textKind } from '../../render/html/richText'
import { optionText } from '../internals/optionValues'
import type { EmbedOptions } from './embedOptions'

/** Content of another site: a video, a map, a post. */
export function Embed({ options, id, block }: BlockProps<EmbedOptions>): ReactElement {
  return (
    <EmbedHtml
      className="builder-embed"
      html={optionText(options.content)}
      id={id}
      kind={textKind(block)}
    />
  )
}

export const embedBlock: BlockDefinition<EmbedOptions> = {
  name: 'Embed',
  component: Embed,
  interactive: false,
}
