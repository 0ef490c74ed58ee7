import type { ReactElement } from 'react'
import type { RawTextOptions } from '../../content/blockOptions'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { Html } from '../../render/html/Html'
import { textOf } from '../internals/textOf'

/** Markup without styles of its own. Sanitised like all others, despite its name. */
export function RawText({ options }: BlockProps<RawTextOptions>): ReactElement {
  return <Html html={textOf(options.text)} />
}
