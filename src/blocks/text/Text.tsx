import { pureComponent } from '../../render/block/pureComponent'
import { Html } from '../../render/html/Html'
import { textOf } from '../internals/textOf'
import type { TextOptions } from './textOptions'

/** Text with markup. */
export const Text = pureComponent<TextOptions>({
  render: ({ options }, { rtl }) => (
    <Html
      className="builder-text"
      dir={rtl ? 'rtl' : undefined}
      html={textOf(options.text ?? options.content)}
    />
  ),
})
