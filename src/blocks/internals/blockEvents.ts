import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
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

interface LoadEvent {
  /** Detail of the event at that moment. */
  readonly detail: () => unknown
  readonly isReady?: boolean
}

/**
 * Says once that a block is there. Later, so that listeners that are added right after mounting
 * hear it.
 *
 * @param options.isReady - Whether there is something to tell yet; as a rule from the start.
 */
export function useLoadEvent(
  element: RefObject<Element | null>,
  name: string,
  { detail, isReady = true }: LoadEvent,
): void {
  const tell = useEffectEvent(() => {
    if (element.current) dispatchBlockEvent(element.current, name, detail())
  })
  useEffect(() => {
    if (!isReady) return undefined
    const timer = setTimeout(tell)
    return () => clearTimeout(timer)
  }, [isReady])
}

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
