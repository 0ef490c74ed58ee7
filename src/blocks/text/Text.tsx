import { pureComponent } from '../../render/block/pureComponent'
import { htmlElement } from '../../render/html/Html'
import { textOf } from '../internals/textOf'
import type { TextOptions } from './textOptions'

/** Text with markup. */
export const Text = pureComponent<TextOptions>({
  render: ({ options }, { rtl, sanitizer }) =>
    htmlElement(
      {
        className: 'builder-text',
        dir: rtl ? 'rtl' : undefined,
        html: textOf(options.text ?? options.content),
      },
      sanitizer,
    ),
})
