import type { ComponentType, Key, ReactElement } from 'react'
import { jsx } from 'react/jsx-runtime'

/**
 * Makes an element, as `createElement` does, without the rest of React: what never changes is
 * described and shown before that is there.
 *
 * @param props - The element's from now on. Children are among them.
 */
export function makeElement<Props extends object>(
  type: string | ComponentType<Props>,
  props: Props,
  key?: Key,
): ReactElement<Props> {
  return jsx(type as 'div', props, key) as ReactElement<Props>
}
