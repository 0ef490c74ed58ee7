import type { SiteBlocksGlobal } from '../global/SiteBlocksGlobal'
import type { Widget } from '../widget/Widget'

const SELECTOR = '[data-siteblocks]'

/** Maximum time that an element may be detached while it is moved: a few frames. */
const MOVE_MS = 50

/**
 * Mounts elements with `data-siteblocks` when they are inserted, and unmounts them when they are
 * removed. A moved element keeps its widget.
 */
export function watchElements({ scan }: Pick<SiteBlocksGlobal, 'scan'>): void {
  /** The widgets of known elements; `undefined` for an element that could not be mounted. */
  const seen = new Map<Element, Widget | undefined>()

  function leave(element: Element): void {
    if (element.isConnected) return
    seen.get(element)?.unmount()
    seen.delete(element)
  }

  // One query for all elements, however many nodes were inserted.
  function look(): void {
    for (const element of seen.keys()) {
      if (!element.isConnected) setTimeout(leave, MOVE_MS, element)
    }
    for (const element of document.querySelectorAll(SELECTOR)) {
      if (!seen.has(element)) seen.set(element, scan(only(element))[0])
    }
  }

  look()
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

/** A parent that contains only this element, as far as `scan()` can see. */
function only(element: Element): ParentNode {
  return { querySelectorAll: () => [element] } as unknown as ParentNode
}
