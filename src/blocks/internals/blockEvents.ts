import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Block } from '../../content/types'

/**
 * Dispatches a block's event at `element`, for code in the same root.
 *
 * It bubbles but does not leave the shadow root, so that it does not reach other widgets.
 */
export function dispatchBlockEvent(element: Element, name: string, detail: unknown): void {
  dispatch(element, name, { bubbles: true, detail })
}

/**
 * Tells the host page that a visitor selected another item of a block.
 *
 * @param index - Index of the item; -1 for none.
 */
export function dispatchChange(element: Element, block: Block, index: number): void {
  dispatch(element, 'siteblocks:change', {
    bubbles: true,
    composed: true,
    detail: { block, index },
  })
}

/** @returns false if a listener prevented the default. */
export function dispatch(target: Node, name: string, init: CustomEventInit): boolean {
  const { defaultView: view } = target.ownerDocument ?? (target as Document)
  return !view || target.dispatchEvent(new view.CustomEvent(name, init))
}

interface LoadEvent {
  /** Computes the detail when the event is dispatched. */
  readonly detail: () => unknown
  readonly isReady?: boolean
}

/**
 * Dispatches an event once, when a block is there. Delayed, so that listeners added right after
 * mounting receive it.
 *
 * @param options.isReady - Whether the event can be dispatched yet. Defaults to true.
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
 * Tells the host page, after rendering, that a visitor selected another item of a block.
 *
 * @param state - A new object per change. The initial one is not reported.
 * @param index - Index of the item; -1 for none.
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
