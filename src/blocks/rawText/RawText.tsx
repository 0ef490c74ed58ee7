import { pureComponent } from '../../render/block/pureComponent'
import { Html } from '../../render/html/Html'
import { textOf } from '../internals/textOf'
import type { RawTextOptions } from './rawTextOptions'

/** Markup without styles of its own. Sanitised like all others, despite its name. */
export const RawText = pureComponent<RawTextOptions>({
  render: ({ options }) => <Html html={textOf(options.text)} />,
})
