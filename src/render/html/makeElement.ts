import type { ComponentType, Key, ReactElement } from 'react'
import { jsx } from 'react/jsx-runtime'

/**
 * Makes an element like `createElement`, but without loading React: static content is described and
 * shown before React arrives.
 *
 * @param props - Used as they are, so do not change them afterwards. They include `children`.
 */
export function makeElement<Props extends object>(
  type: string | ComponentType<Props>,
  props: Props,
  key?: Key,
): ReactElement<Props> {
  return jsx(type as 'div', props, key) as ReactElement<Props>
}
