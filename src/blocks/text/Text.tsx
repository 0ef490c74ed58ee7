import type { ReactElement } from 'react'
import type { TextOptions } from '../../content/blockOptions'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { useContentContext } from '../../render/entry/ContentContext'
import { Html } from '../../render/html/Html'
import { textOf } from '../internals/textOf'

/** Text with markup. */
export function Text({ options }: BlockProps<TextOptions>): ReactElement {
  const { rtl } = useContentContext()
  return (
    <Html
      className="builder-text"
      dir={rtl ? 'rtl' : undefined}
      html={textOf(options.text ?? options.content)}
    />
  )
}
