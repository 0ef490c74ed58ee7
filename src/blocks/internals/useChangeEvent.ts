import { type RefObject, useEffect, useRef } from 'react'
import type { Block } from '../../content/types'
import { dispatchChange } from './dispatchBlockEvent'

/**
 * Tells the host page, once it is rendered, that a visitor turned to another part of a block.
 *
 * @param state - Another object after each change; the first one is not reported.
 * @param index - The part, counted from 0; -1 for none.
 */
export function useChangeEvent(
  element: RefObject<Element | null>,
  block: Block,
  state: object,
  index: number,
): void {
  const reported = useRef(state)
  useEffect(() => {
    if (reported.current === state || !element.current) return
    reported.current = state
    dispatchChange(element.current, block, index)
  }, [element, block, state, index])
}
