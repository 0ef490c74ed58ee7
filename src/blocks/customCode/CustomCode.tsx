import type { ReactElement } from 'react'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { EmbedHtml } from '../../render/html/EmbedHtml'
import { textOf } from '../internals/textOf'
import type { CustomCodeOptions } from './customCodeOptions'

/** HTML, styles and scripts that an author wrote by hand. */
export function CustomCode({ options, id }: BlockProps<CustomCodeOptions>): ReactElement {
  return <EmbedHtml className="builder-custom-code" html={textOf(options.code)} id={id} />
}
