import type { ReactElement } from 'react'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { EmbedHtml } from '../../render/html/EmbedHtml'
import { textOf } from '../internals/textOf'
import type { EmbedOptions } from './embedOptions'

/** What another site shows here: a video, a map, a post. */
export function Embed({ options, id }: BlockProps<EmbedOptions>): ReactElement {
  return <EmbedHtml className="builder-embed" html={textOf(options.content)} id={id} />
}
