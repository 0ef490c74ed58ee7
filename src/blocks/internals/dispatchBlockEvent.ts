import type { Block } from '../../content/types'

/**
 * Dispatches an event of a block at `element`, for code inside the same root.
 *
 * It bubbles, and stops at the shadow root: one widget's blocks say nothing to another's.
 */
export function dispatchBlockEvent(element: Element, name: string, detail: unknown): void {
  dispatch(element, name, { bubbles: true, detail })
}

/**
 * Tells the host page that a visitor turned to another part of a block.
 *
 * @param index - The part, counted from 0; -1 for none.
 */
export function dispatchChange(element: Element, block: Block, index: number): void {
  dispatch(element, 'siteblocks:change', {
    bubbles: true,
    composed: true,
    detail: { block, index },
  })
}

/** @returns false when a listener prevented the default. */
export function dispatch(element: Element, name: string, init: CustomEventInit): boolean {
  const view = element.ownerDocument.defaultView
  return !view || element.dispatchEvent(new view.CustomEvent(name, init))
}
